import { nth } from '@turnwright/kernel'
import { BLUE_MOST, GREEN_PAYOUTS } from '../cards/board.ts'
import { GOALS, type Goal, type GoalCount } from '../cards/goals.ts'
import { rowOf } from '../cards/habitat.ts'
import { automaGoalCount } from './automa/goals.ts'
import { hasNest, rowAt } from './mat.ts'
import type { GoalBoard } from './options.ts'
import type { MatBird, PlayerState, WingspanState } from './state.ts'

/** What each seat has of the goal of a round now; the solo opponent comes last. */
export function goalCounts(state: WingspanState, round: number): number[] {
  const { counts } = goalOf(state, round)
  const own = state.players.map((player) => (player.isPresent ? countGoal(player, counts) : 0))
  return state.automa === null ? own : [...own, automaGoalCount(state.automa, goalOf(state, round), round)]
}

export function goalPoints({ goalBoard }: WingspanState, round: number, counts: readonly number[]): number[] {
  return payOut(goalBoard, round, counts)
}

export function goalOf(state: WingspanState, round: number): Goal {
  const goal = GOALS[state.goals[round - 1]?.goal ?? -1]
  if (goal === undefined) throw new RangeError(`round ${round} has no goal`)
  return goal
}

/** W51, W52: the points for counts, in their order. */
export function payOut(board: GoalBoard, round: number, counts: readonly number[]): number[] {
  if (board === 'blue') return counts.map((count) => Math.max(0, Math.min(BLUE_MOST, count)))
  const payouts = nth(GREEN_PAYOUTS, round - 1)
  return counts.map((count) => {
    if (count <= 0) return 0
    let ahead = 0
    let tied = 0
    for (const other of counts) {
      if (other > count) ahead++
      else if (other === count) tied++
    }
    let shared = 0
    for (let place = ahead; place < ahead + tied; place++) shared += payouts[place] ?? 0
    return Math.floor(shared / tied)
  })
}

export function countGoal(player: PlayerState, counts: GoalCount): number {
  switch (counts.what) {
    case 'birds':
      return counts.habitat === null
        ? player.rows.reduce((sum, row) => sum + row.length, 0)
        : rowAt(player, rowOf(counts.habitat)).length
    case 'eggsInHabitat':
      return eggsIn(rowAt(player, rowOf(counts.habitat)))
    case 'birdsWithEgg':
      return sumOver(player, (bird) => (bird.eggs > 0 && hasNest(bird, counts.nest) ? 1 : 0))
    case 'eggsInNests':
      return sumOver(player, (bird) => (hasNest(bird, counts.nest) ? bird.eggs : 0))
    case 'eggSets':
      return Math.min(...player.rows.map(eggsIn))
  }
}

function eggsIn(row: readonly MatBird[]): number {
  let eggs = 0
  for (const bird of row) eggs += bird.eggs
  return eggs
}

function sumOver(player: PlayerState, value: (bird: MatBird) => number): number {
  let sum = 0
  for (const row of player.rows) for (const bird of row) sum += value(bird)
  return sum
}
