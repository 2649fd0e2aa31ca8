import type { GameResult, Seat } from '@turnwright/kernel'
import type { Reason } from './lines.ts'
import { type Estraven, type EstravenState, opponentOf, playerAt } from './state.ts'

/** E49, E50: whoever has no life left or could not draw has lost; both at once is a draw. */
export function endIfDecided(game: Estraven): void {
  const { state } = game
  let lost = 0
  for (const player of state.players) if (player.life <= 0 || player.drewNothing) lost++
  if (lost === 0) return
  game.finish(resultOf(state, lost))
}

const BOTH_FALL: Reason = { kind: 'both-fall' }

function resultOf(state: EstravenState, lost: number): GameResult {
  const scores = scoresOf(state)
  if (lost === state.players.length) return { winners: [], scores, reason: BOTH_FALL }
  const loser = state.players.findIndex(({ life, drewNothing }) => life <= 0 || drewNothing)
  const winner = opponentOf(state, loser)
  const reason: Reason = { kind: playerAt(state, loser).life <= 0 ? 'no-life' : 'no-cards', seat: loser }
  return { winners: [winner], scores, reason }
}

function scoresOf({ players }: EstravenState): number[] {
  return players.map(({ life }) => Math.max(0, life))
}

/** E51: whoever concedes has lost. */
export function leave(game: Estraven, seat: Seat): void {
  const { state } = game
  playerAt(state, seat).isPresent = false
  game.tell({ kind: 'concedes', seat })
  const reason: Reason = { kind: 'conceded', seat }
  game.finish({ winners: [opponentOf(state, seat)], scores: scoresOf(state), reason })
}
