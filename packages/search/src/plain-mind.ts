import type { AgentKind, GameResult, Seat } from '@turnwright/kernel'
import type { Mind } from '@turnwright/kernel/search'

/** A mind for a game that brings none: some agent of its plays on to the end, and what counts is who wins. */
export function plainMind(rollout: AgentKind): Mind {
  return {
    unit: 'chance',
    rollout: (_world, _seat, chance) => rollout.create(chance),
    evaluate: ({ result }, seat) => (result === null ? Number.NaN : shareOf(result, seat)),
    turn: () => 0,
  }
}

/** The share of the win: all of it, a part of it, or half of what nobody won. */
export function shareOf({ winners }: GameResult, seat: Seat): number {
  if (winners.length === 0) return 1 / 2
  return winners.includes(seat) ? 1 / winners.length : 0
}
