import type { AgentKind } from '@turnwright/kernel'
import type { Mind } from '@turnwright/kernel/search'
import { winShare } from './win-share.ts'

/** A mind for a game that brings none: some agent of its plays on to the end, and what counts is who wins. */
export function plainMind(rollout: AgentKind): Mind {
  return {
    unit: 'chance',
    rollout: (_world, _seat, chance) => rollout.create(chance),
    evaluate: ({ result }, seat) => (result === null ? Number.NaN : winShare(result, seat)),
    turn: () => 0,
  }
}
