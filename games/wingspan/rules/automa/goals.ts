import type { Goal } from '../../cards/goals.ts'
import { SLOTS_IN_A_ROW } from '../../cards/board.ts'
import type { AutomaState } from './state.ts'

/** W57: what the tile says for the round, and the cubes on it. */
export function automaGoalCount({ cubes }: AutomaState, { counts, automaBase }: Goal, round: number): number {
  const count = (automaBase[round - 1] ?? 0) + (cubes[round - 1] ?? 0)
  const isRow = counts.what === 'birds' && counts.habitat !== null
  return isRow ? Math.min(count, SLOTS_IN_A_ROW) : count
}
