import { doNext, nth } from '@turnwright/kernel'
import { TOTAL_ROUNDS, TURNS_BY_ROUND } from '../cards/board.ts'
import { prepareAutoma } from './automa/round.ts'
import { clearTray, refillTray } from './deck.ts'
import { nextTurn } from './end-turn.ts'
import { goalCounts, goalOf, goalPoints } from './goals.ts'
import type { RoundGoal, Wingspan } from './state.ts'

/** W6: 8, 7, 6 and 5 turns each. */
export function beginRound(game: Wingspan): void {
  const { state } = game
  state.round++
  const turns = TURNS_BY_ROUND[state.round - 1] ?? 0
  for (const player of state.players) player.turnsLeft = player.isPresent ? turns : 0
  if (state.automa !== null) prepareAutoma(game, state.automa, turns)
  game.tell({ kind: 'round-begins', round: state.round, first: state.first })
  nextTurn(state, (state.first + state.players.length - 1) % state.players.length)
}

/** W50: the goal is scored, the tray changes, and the first player's token moves on. */
export function endRound(game: Wingspan): void {
  const { state } = game
  scoreGoal(game, nth(state.goals, state.round - 1))
  if (state.round === TOTAL_ROUNDS) return
  clearTray(game)
  refillTray(game)
  state.first = (state.first + 1) % state.players.length
  doNext(state.agenda, { do: 'begin-round' })
}

function scoreGoal(game: Wingspan, goal: RoundGoal): void {
  const { state } = game
  goal.counts = goalCounts(state, state.round)
  goal.points = goalPoints(state, state.round, goal.counts)
  game.tell({ kind: 'goal-scored', round: state.round, goal: goalOf(state, state.round).id })
  for (const [seat, count] of goal.counts.entries()) {
    const points = goal.points[seat] ?? 0
    if (seat < game.players.length) game.tell({ kind: 'goal-points', seat, count, points })
    else game.tell({ kind: 'automa-goal-points', count, points })
  }
}
