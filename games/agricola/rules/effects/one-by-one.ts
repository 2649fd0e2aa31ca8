import type { Seat } from '@turnwright/kernel'
import type { AgricolaActionManager } from '../action-manager.ts'
import { conversionsOf } from '../anytime/conversions-of.ts'
import type { Question } from '../questions.ts'
import { playerAt } from '../state.ts'
import { choiceOf, type Due, type DueChoice, isOpen, isSame, isSure, settle, touchesOfDue } from './due.ts'
import { EVERYTHING, facetsOf, NOTHING } from './facets.ts'
import { interfere, withConversions } from './touches.ts'

const NEXT_EFFECT: Question = { kind: 'next-effect' }
const NONE: readonly DueChoice[] = []

/**
 * Everything of a player that answers one moment, one after the other (G60). What is waiting is looked at anew each time:
 * it may have become more (G61). Whether anything was done.
 */
export function oneByOne(actions: AgricolaActionManager, seat: Seat, waiting: () => readonly Due[]): boolean {
  const done: Due[] = []
  let acted = false
  for (;;) {
    const left = waiting().filter((due) => !done.some((each) => isSame(each, due)))
    const next = left.length < 2 ? left[0] : nextOf(actions, seat, left)
    if (next === undefined) return acted
    done.push(next)
    acted = settle(actions, seat, next) || acted
  }
}

/** What comes next: whatever minds no other by itself, else as the owner likes. Undefined when nothing has anything to do. */
function nextOf(actions: AgricolaActionManager, seat: Seat, left: readonly Due[]): Due | undefined {
  for (;;) {
    const open = left.filter((due) => isOpen(actions, seat, due))
    if (open.length < 2) return open[0]
    const careless = carelessIn(actions, seat, open, left)
    if (careless !== undefined) return careless
    const among = (): readonly DueChoice[] => {
      const still = left.filter((due) => isOpen(actions, seat, due))
      if (still.length < 2 || carelessIn(actions, seat, still, left) !== undefined) return NONE
      return still.map(choiceOf)
    }
    const [chosen] = actions.some(seat, NEXT_EFFECT, among, {})
    if (chosen !== undefined) return chosen
  }
}

/** One that changes nothing for the others, nor they for it; rather one that nobody is asked about. */
function carelessIn(
  { game }: AgricolaActionManager,
  seat: Seat,
  open: readonly Due[],
  left: readonly Due[],
): Due | undefined {
  const player = playerAt(game.state, seat)
  const conversions = conversionsOf(game, player)
  let coming = NOTHING
  for (const due of left) coming |= touchesOfDue(player, due, EVERYTHING).gives
  for (const { to } of conversions) coming |= facetsOf(to)
  const touching = left.map((due) => ({
    due,
    touches: withConversions(touchesOfDue(player, due, coming), conversions),
  }))
  const found: Due[] = []
  for (const { due, touches } of touching) {
    const isCareless = touching.every((other) => other.due === due || !interfere(touches, other.touches))
    if (isCareless && open.includes(due)) found.push(due)
  }
  return found.find(isSure) ?? found[0]
}
