import type { Seat } from '@turnwright/kernel'
import { BLUE_MOST, GREEN_PAYOUTS } from '../cards/board.ts'
import { GOALS } from '../cards/goals.ts'
import { automaGoalCount } from '../rules/automa/goals.ts'
import type { MatBird, PlayerState, WingspanState } from '../rules/state.ts'
import {
  BIRDS_GOAL,
  EGG_SETS_GOAL,
  EGGS_IN_NESTS_GOAL,
  EGGS_IN_ROW_GOAL,
  GOAL_OF,
  GOAL_SORT,
  NEST_BITS,
  NESTS_WITH_EGG_GOAL,
} from './bird-numbers.ts'

/** What a player has of a goal, by the goal's place in GOALS. */
export function countOf({ rows }: PlayerState, goal: number): number {
  const sort = GOAL_SORT[goal] as number
  const of = GOAL_OF[goal] as number
  if (sort === BIRDS_GOAL) {
    if (of >= 0) return (rows[of] as readonly MatBird[]).length
    let birds = 0
    for (const row of rows) birds += row.length
    return birds
  }
  if (sort === EGGS_IN_ROW_GOAL) return eggsIn(rows[of] as readonly MatBird[])
  if (sort === EGG_SETS_GOAL) {
    let least = 99
    for (const row of rows) least = Math.min(least, eggsIn(row))
    return least
  }
  let count = 0
  for (const row of rows)
    for (const { kind, eggs } of row)
      if (eggs > 0 && ((NEST_BITS[kind] as number) & of) !== 0) count += sort === NESTS_WITH_EGG_GOAL ? 1 : eggs
  return count
}

export function eggsIn(row: readonly MatBird[]): number {
  let eggs = 0
  for (const bird of row) eggs += bird.eggs
  return eggs
}

/** What the others have of a goal: scratch for one goal at a time. */
const OTHERS: number[] = []

/** How a seat stands at the goal of a round, as numbers that are read at once. */
export const stake = { own: 0, best: 0, points: 0, pointsWithOneMore: 0 }

/** Fills in `stake`. */
export function lookAtGoal(state: WingspanState, seat: Seat, round: number): void {
  const goal = state.goals[round - 1]?.goal ?? 0
  const { players, automa, goalBoard } = state
  let others = 0
  stake.own = 0
  stake.best = 0
  for (let other = 0; other < players.length; other++) {
    const player = players[other] as PlayerState
    const count = player.isPresent ? countOf(player, goal) : 0
    if (other === seat) stake.own = count
    else OTHERS[others++] = count
  }
  if (automa !== null) OTHERS[others++] = automaGoalCount(automa, GOALS[goal] as (typeof GOALS)[number], round)
  for (let i = 0; i < others; i++) if ((OTHERS[i] as number) > stake.best) stake.best = OTHERS[i] as number
  const isBlue = goalBoard === 'blue'
  const { own } = stake
  stake.points = isBlue ? bluePoints(own) : greenPoints(own, others, round)
  stake.pointsWithOneMore = isBlue ? bluePoints(own + 1) : greenPoints(own + 1, others, round)
}

function bluePoints(count: number): number {
  return count < BLUE_MOST ? count : BLUE_MOST
}

/** W51: places that are shared share their points. */
function greenPoints(count: number, others: number, round: number): number {
  if (count <= 0) return 0
  let ahead = 0
  let tied = 1
  for (let i = 0; i < others; i++) {
    if ((OTHERS[i] as number) > count) ahead++
    else if ((OTHERS[i] as number) === count) tied++
  }
  const payouts = GREEN_PAYOUTS[round - 1] as readonly number[]
  let shared = 0
  for (let place = ahead; place < ahead + tied; place++) shared += payouts[place] ?? 0
  return Math.floor(shared / tied)
}

/** Whether a goal counts something of a bird that comes into a row, without eggs. */
export function countsBirdIn(goal: number, row: number): boolean {
  return (
    (GOAL_SORT[goal] as number) === BIRDS_GOAL && ((GOAL_OF[goal] as number) < 0 || (GOAL_OF[goal] as number) === row)
  )
}

/** Whether a goal counts one more egg on a bird. */
export function countsEggOn(goal: number, kind: number, row: number, before: number): boolean {
  const of = GOAL_OF[goal] as number
  switch (GOAL_SORT[goal] as number) {
    case EGGS_IN_ROW_GOAL:
      return of === row
    case NESTS_WITH_EGG_GOAL:
      return before === 0 && ((NEST_BITS[kind] as number) & of) !== 0
    case EGGS_IN_NESTS_GOAL:
      return ((NEST_BITS[kind] as number) & of) !== 0
    default:
      return false
  }
}
