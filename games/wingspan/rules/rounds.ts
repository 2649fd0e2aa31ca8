import { announce } from './announcement.ts'
import { isHeard } from './heard.ts'
import { doNext } from '@turnwright/kernel'
import { TOTAL_ROUNDS, TURNS_BY_ROUND } from '../cards/board.ts'
import { GOALS } from '../cards/goals.ts'
import { prepareAutoma } from './automa/round.ts'
import { clearTray, refillTray } from './deck.ts'
import { nextTurn } from './end-turn.ts'
import { goalCounts, goalPoints } from './goals.ts'
import type { RoundGoal, Wingspan } from './state.ts'

/** W6: 8, 7, 6 and 5 turns each. */
export function beginRound(game: Wingspan): void {
  const { state } = game
  state.round++
  const turns = TURNS_BY_ROUND[state.round - 1] as number
  for (const player of state.players) player.turnsLeft = player.isPresent ? turns : 0
  if (state.automa !== null) prepareAutoma(game, state.automa, turns)
  if (isHeard(game)) announce(game, { type: 'ROUND_STARTED', round: state.round })
  game.tell('Round {round} begins', { round: state.round })
  nextTurn(state, (state.first + state.players.length - 1) % state.players.length)
}

/** W50: the goal is scored, the tray changes, and the first player's token moves on. */
export function endRound(game: Wingspan): void {
  const { state } = game
  scoreGoal(game, state.goals[state.round - 1] as RoundGoal)
  if (isHeard(game)) announce(game, { type: 'ROUND_ENDED', round: state.round })
  if (state.round === TOTAL_ROUNDS) return
  clearTray(game)
  refillTray(game)
  state.first = (state.first + 1) % state.players.length
  doNext(state.agenda, { do: 'begin-round' })
}

function scoreGoal(game: Wingspan, goal: RoundGoal): void {
  const { state } = game
  const { text } = GOALS[goal.goal] as (typeof GOALS)[number]
  goal.counts = goalCounts(state, state.round)
  goal.points = goalPoints(state, state.round, goal.counts)
  game.tell('The goal of round {round} is scored: {goal}', { round: state.round, goal: text })
  for (const { seat } of game.players)
    game.tell('{player} has {count} and gets {points}', {
      player: { seat },
      count: goal.counts[seat] as number,
      points: goal.points[seat] as number,
    })
}
