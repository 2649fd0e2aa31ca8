import type { Imagined } from '@turnwright/kernel/search'
import { TURNS_BY_ROUND } from '../cards/board.ts'
import type { WingspanState } from '../rules/state.ts'
import type { Task } from '../rules/task.ts'

/** A player's turns up to the end of a round. */
const TURNS_THROUGH = TURNS_BY_ROUND.map((_, round) =>
  TURNS_BY_ROUND.slice(0, round + 1).reduce((sum, turns) => sum + turns, 0),
)

/** How many turns have begun, that of somebody who is just being asked what to do with it included. */
export function turn({ state }: Imagined<WingspanState>): number {
  const { round, players, agenda } = state
  if (round === 0) return 0
  let begun = agenda.some(endsTurn) ? 0 : 1
  for (const { turnsLeft } of players) begun += (TURNS_THROUGH[round - 1] ?? 0) - turnsLeft
  return begun
}

/** Until its owner has chosen what to do, a turn has no end on the agenda. */
function endsTurn(task: Task): boolean {
  return task.do === 'end-turn'
}
