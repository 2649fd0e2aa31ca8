import { boundsOf, type Choice, type ChoiceGroup, choiceId, isExclusive, isGroup } from './choice.ts'
import type { AnySelection, Selection, SelectionItem, Selector, SelectSelector } from './selector.ts'

/** Every legal selection of a listed question, lazily, fewest choices first. */
export function* legalSelections(selector: SelectSelector): Generator<Selection> {
  for (const selection of selectionsOf(selector))
    if (selector.check === undefined || selector.check(selection) === null) yield selection
}

/** Every legal answer to any question, lazily: anytime actions last, structured answers from their examples. */
export function* legalAnswers(selector: Selector): Generator<AnySelection> {
  if (selector.type === 'action') for (const example of selector.examples()) yield [example]
  else yield* legalSelections(selector)
  for (const anytimeAction of selector.anytime ?? []) yield { action: 'anytime-action', anytimeAction }
}

function* selectionsOf(of: SelectSelector | ChoiceGroup): Generator<Selection> {
  const { min, max } = boundsOf(of)
  const alone = of.choices.filter(isExclusive)
  const free = of.choices.filter((choice) => !isExclusive(choice))
  for (let size = min; size <= max; size++) {
    yield* combinations(free, 0, size)
    if (size === 1) for (const choice of alone) for (const item of itemsFor(choice)) yield [item]
  }
}

function* combinations(choices: readonly Choice[], from: number, size: number): Generator<Selection> {
  if (size === 0) {
    yield []
    return
  }
  for (let at = from; at <= choices.length - size; at++)
    for (const item of itemsFor(choices[at] as Choice))
      for (const rest of combinations(choices, at + 1, size - 1)) yield [item, ...rest]
}

function* itemsFor(choice: Choice): Generator<SelectionItem> {
  if (!isGroup(choice)) yield choiceId(choice)
  else for (const selection of selectionsOf(choice)) yield { title: choiceId(choice), selection }
}
