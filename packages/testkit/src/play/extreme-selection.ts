import type { Choice, Selection } from '@turnwright/kernel'
import type { Chance } from '@turnwright/kernel/search'
import {
  type AnySelection,
  boundsOf,
  choiceId,
  isExclusive,
  isGroup,
  type SelectionItem,
  type Selector,
} from '@turnwright/kernel/host'

/** What few people would choose: an anytime action, as little or as much as is allowed. Null where that does not fit. */
export function extremeSelection(selector: Selector, chance: Chance): AnySelection | null {
  const { anytime } = selector
  if (anytime !== undefined && anytime.length > 0 && chance.int(10) < 6)
    return { action: 'anytime-action', anytimeAction: anytime[chance.int(anytime.length)] as (typeof anytime)[number] }
  if (selector.type === 'action') return null
  const selection = extremeOf(selector, chance)
  return selection !== null && (selector.check?.(selection) ?? null) === null ? selection : null
}

type Offer = Omit<Parameters<typeof boundsOf>[0], 'choices'> & { readonly choices: readonly Choice[] }

function extremeOf(offer: Offer, chance: Chance): Selection | null {
  const { min, max } = boundsOf(offer)
  const size = chance.int(2) === 0 ? min : max
  const alone = offer.choices.filter(isExclusive)
  const free = offer.choices.filter((choice) => !isExclusive(choice))
  if (size === 1 && alone.length > 0 && chance.int(2) === 0) free.push(...alone)
  if (size > free.length) return null
  const selection: SelectionItem[] = []
  while (selection.length < size) {
    const [choice] = free.splice(chance.int(free.length), 1) as [Choice]
    const item = itemOf(choice, chance)
    if (item === null) return null
    selection.push(item)
  }
  return selection
}

function itemOf(choice: Choice, chance: Chance): SelectionItem | null {
  if (!isGroup(choice)) return choiceId(choice)
  const selection = extremeOf(choice, chance)
  return selection === null ? null : { title: choiceId(choice), selection }
}
