import { nth, type Seat } from '@turnwright/kernel'
import type { WinCondition } from '../match/vocabulary.ts'
import { prizesTaken, receivePrize } from './prizes.ts'
import { beginAnew } from './setting-up/sudden-death.ts'
import { type Duel, type DuelState, other, playerAt, pokemonOf } from './state.ts'

/** The ways in which somebody has won just now (P53). */
function winsOf(state: DuelState, seat: Seat): readonly WinCondition[] {
  const foe = playerAt(state, other(seat))
  const wins: WinCondition[] = []
  if (foe.lost >= playerAt(state, seat).prizes.length) wins.push('PRIZE_CARDS')
  if (pokemonOf(foe).length === 0) wins.push('NO_POKEMON')
  return wins
}

/** P53, P54: whoever has won in more ways wins; as many on both sides are Sudden Death. Whether it is over. */
export function decide(game: Duel): boolean {
  const { state } = game
  const wins = [winsOf(state, 0), winsOf(state, 1)] as const
  const [one, two] = [wins[0].length, wins[1].length]
  if (one === 0 && two === 0) return false
  if (one === two) {
    beginAnew(game)
    return true
  }
  const winner = one > two ? 0 : 1
  for (const seat of [0, 1]) takeAllOwed(game, seat)
  endDuel(game, winner, nth(wins[winner], 0))
  return true
}

/** The duel is over: which Prizes are taken makes no difference any more. */
function takeAllOwed(game: Duel, seat: Seat): void {
  const { prizes } = playerAt(game.state, seat)
  const foe = playerAt(game.state, other(seat))
  for (; foe.lost > 0; foe.lost--) {
    const card = prizes.at(-1)
    if (card !== undefined) receivePrize(game, seat, card)
  }
}

export function endDuel(game: Duel, winner: Seat, condition: WinCondition): void {
  const { state } = game
  state.matchState = 'MATCH_ENDED'
  state.phase = 'END'
  state.winner = winner
  state.winCondition = condition
  const scores = state.players.map((player) => prizesTaken(state, player))
  game.finish({ winners: [winner], scores, reason: { kind: 'won', by: winner, how: condition } })
}

/** P55: whoever leaves has lost. */
export function leave(game: Duel, seat: Seat): void {
  game.tell({ kind: 'gave-up', by: seat })
  endDuel(game, other(seat), 'CONCEDE')
}
