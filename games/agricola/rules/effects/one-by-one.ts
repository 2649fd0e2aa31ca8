import type { Seat } from '@turnwright/kernel'
import { RESOURCES } from '../../cards/goods.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import { afterConverting } from '../anytime/after-converting.ts'
import { conversionsOf } from '../anytime/conversions-of.ts'
import type { Offer } from '../anytime/offer.ts'
import type { Question } from '../questions.ts'
import { playerAt } from '../state.ts'
import { choiceOf, type Due, type DueChoice, isOpen, isSame, isSure, settle, touchesOfDue } from './due.ts'
import { EVERYTHING, FACET, facetsOf, NOTHING } from './facets.ts'
import { interfere, type Touches, withConversions } from './touches.ts'

const NEXT_EFFECT: Question = { kind: 'next-effect' }
const NONE: readonly Due[] = []

/** What comes next by itself, or what its owner is asked to choose from. */
interface Outlook {
  readonly next: Due | undefined
  readonly among: readonly Due[]
}

/**
 * Everything of a player that answers one moment, one after the other (G60). What is waiting is looked at anew each time:
 * it may have become more (G61). Whether anything was done.
 */
export function oneByOne(actions: AgricolaActionManager, seat: Seat, waiting: () => readonly Due[]): boolean {
  const done: Due[] = []
  let acted = false
  for (;;) {
    const left = waiting().filter((due) => !done.some((each) => isSame(each, due)))
    const next: Due | undefined = left.length < 2 && !acted ? left[0] : nextOf(actions, seat, left, acted)
    if (next === undefined) return acted
    done.push(next)
    acted = settle(actions, seat, next) || acted
  }
}

/** What comes next: whatever minds no other by itself, else as the owner likes. Undefined when nothing has anything to do. */
function nextOf(actions: AgricolaActionManager, seat: Seat, left: readonly Due[], acted: boolean): Due | undefined {
  for (;;) {
    const { next, among } = outlookOf(actions, seat, left, acted)
    if (among.length === 0) return next
    const choices = (): readonly DueChoice[] => outlookOf(actions, seat, left, acted).among.map(choiceOf)
    const [chosen] = actions.some(seat, NEXT_EFFECT, choices, {})
    if (chosen !== undefined) return chosen
  }
}

function outlookOf(actions: AgricolaActionManager, seat: Seat, left: readonly Due[], acted: boolean): Outlook {
  const open = left.filter((due) => isOpen(actions, seat, due))
  const next = open.length < 2 ? open[0] : carelessIn(actions, seat, open, left)
  if (next === undefined) return { next, among: open }
  // What came of the others may be converted before it is counted.
  return { next, among: acted && isSure(next) && countsMore(actions, seat, next) ? [next] : NONE }
}

/** Whether it counts something of which its owner could have more by converting. */
function countsMore({ game }: AgricolaActionManager, seat: Seat, due: Due): boolean {
  const player = playerAt(game.state, seat)
  const { reads } = touchesOfDue(player, due, NOTHING)
  const counted = RESOURCES.filter((good) => (reads & FACET[good]) !== NOTHING)
  const had = { ...player.supply }
  return afterConverting(game, game.player(seat), () => counted.some((good) => player.supply[good] > had[good]))
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
  const touching = contested(
    left.map((due) => ({ due, touches: touchesOfDue(player, due, coming) })),
    conversions,
  )
  const found: Due[] = []
  for (const { due, touches } of touching) {
    const isCareless = touching.every((other) => other.due === due || !interfere(touches, other.touches))
    if (isCareless && open.includes(due)) found.push(due)
  }
  return found.find(isSure) ?? found[0]
}

interface Touching {
  readonly due: Due
  readonly touches: Touches
}

/** With conversions. What would be converted for another is no longer there to be taken, and may be brought back by it. */
function contested(all: readonly Touching[], conversions: readonly Offer[]): readonly Touching[] {
  const converting = all.map(({ due, touches }) => {
    const { needs } = withConversions(touches, conversions)
    return { due, uses: needs & ~touches.needs }
  })
  return all.map(({ due, touches }) => {
    let used = NOTHING
    for (const other of converting) if (other.due !== due) used |= other.uses
    return { due, touches: withConversions({ ...touches, needs: touches.needs | (touches.takes & used) }, conversions) }
  })
}
