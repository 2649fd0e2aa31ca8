import type { Question as Asked, Selection } from '@turnwright/kernel'
import type { Ranked } from '@turnwright/kernel/search'
import { legalSelections } from '@turnwright/kernel/search'
import type { WingspanAbout } from '../rules/about.ts'
import type { WingspanView } from '../rules/view.ts'

/** Every opening there is, greedy's own first. */
export function rankedOpenings(
  { selector }: Asked<WingspanView, WingspanAbout>,
  first: Selection,
): readonly Ranked[] | null {
  if (selector.type === 'action') return null
  const key = keyOf(first)
  const all: Selection[] = [first]
  for (const selection of legalSelections(selector)) if (keyOf(selection) !== key) all.push(selection)
  return all.map((answer) => ({ answer, prior: 1 / all.length }))
}

/** The same for the same things in another order. */
function keyOf(selection: Selection): string {
  return JSON.stringify(
    selection
      .flatMap((group) => (typeof group === 'object' && group !== null && 'selection' in group ? group.selection : []))
      .map(String)
      .toSorted(),
  )
}
