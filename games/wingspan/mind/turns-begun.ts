import type { Imagined } from '@turnwright/kernel/search'
import { TURNS_BY_ROUND } from '../cards/board.ts'
import type { WingspanState } from '../rules/state.ts'

/** A player's turns up to the end of a round. */
const TURNS_THROUGH = /* @__PURE__ */ TURNS_BY_ROUND.map((_, round) =>
  TURNS_BY_ROUND.slice(0, round + 1).reduce((sum, turns) => sum + turns, 0),
)

/** How many turns have begun, that of somebody who is just being asked what to do with it included. */
export function turnsBegun({ state }: Imagined<WingspanState>): number {
  const { round, players, agenda } = state
  if (round === 0) return 0
  const through = TURNS_THROUGH[round - 1] ?? 0
  // Until its owner has chosen what to do, a turn has no end on the agenda.
  let begun = 1
  for (const task of agenda) if (task.do === 'end-turn') begun = 0
  for (const { turnsLeft, isPresent } of players) if (isPresent) begun += through - turnsLeft
  return begun
}
