import type { Selection } from '@turnwright/kernel'
import type { ChoiceId, NestedSelection } from '@turnwright/kernel/host'
import { legalSelections, type Question as Asked, type Ranked } from '@turnwright/kernel/search'
import { openingWorths } from '../ai/starting-hand.ts'
import { outlookOf } from '../ai/wanting.ts'
import type { WingspanAbout } from '../rules/about.ts'
import type { WingspanView } from '../rules/view.ts'

/** So many points less make an opening half as likely to be the best. */
const HALVED_BY = 1.5

/** Every opening there is, greedy's own first and then those that greedy likes better. */
export function rankedOpenings(
  question: Asked<WingspanView, WingspanAbout>,
  first: Selection,
): readonly Ranked[] | null {
  const { selector, seat } = question
  if (selector.type === 'action') return null
  const worth = openingWorths(outlookOf(question.projection().view, seat), selector.choices)
  const worthOf = (selection: Selection): number =>
    worth(chosenIn(selection, 'keep'), chosenIn(selection, 'bonus')[0] ?? 0)
  const others = [...legalSelections(selector)]
    .filter((selection) => keyOf(selection) !== keyOf(first))
    .map((answer) => ({ answer, worth: worthOf(answer) }))
    .sort((a, b) => b.worth - a.worth)
  const openings = [{ answer: first, worth: worthOf(first) }, ...others]
  const highest = Math.max(...openings.map((opening) => opening.worth))
  const shares = openings.map((opening) => 2 ** ((opening.worth - highest) / HALVED_BY))
  const whole = shares.reduce((sum, share) => sum + share, 0)
  return openings.map(({ answer }, at) => ({ answer, prior: (shares[at] ?? 0) / whole }))
}

function chosenIn(selection: Selection, group: string): readonly ChoiceId[] {
  const chosen = selection.find((each) => isNested(each) && each.title === group)
  return chosen === undefined ? [] : ((chosen as NestedSelection).selection as readonly ChoiceId[])
}

function isNested(item: unknown): item is NestedSelection {
  return typeof item === 'object' && item !== null && 'selection' in item
}

/** The same for the same things in another order. */
function keyOf(selection: Selection): string {
  return [...chosenIn(selection, 'keep').map(String).toSorted(), ...chosenIn(selection, 'bonus')].join(' ')
}
