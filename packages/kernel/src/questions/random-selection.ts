import type { Chance } from '../chance/draws.ts'
import { BrokenLaw } from '../play/fault.ts'
import { boundsOf, type Choice, type ChoiceGroup, choiceId, isExclusive, isGroup } from './choice.ts'
import { legalSelections } from './legal-selections.ts'
import type { AnySelection, Selection, SelectionItem, Selector, SelectSelector } from './selector.ts'

export type RandomPlayer = (selector: Selector) => AnySelection

const MOST_TRIES = 200
const MOST_EXAMPLES = 500

/** A legal answer to any selector, drawn at random. Anytime actions are as likely as one more choice each. */
export function randomSelection(selector: Selector, chance: Chance): AnySelection {
  const { anytime } = selector
  if (anytime !== undefined && anytime.length > 0) {
    const main = selector.type === 'action' ? 1 : Math.max(1, selector.choices.length)
    const drawn = chance.int(main + anytime.length) - main
    const offer = anytime[drawn]
    if (offer !== undefined) return { action: 'anytime-action', anytimeAction: offer }
  }
  if (selector.type === 'action') return [oneOf(selector.examples(), chance, selector)]
  return randomChoices(selector, chance)
}

function randomChoices(selector: SelectSelector, chance: Chance): Selection {
  if (isSinglePick(selector)) return [itemFor(selector.choices[chance.int(selector.choices.length)] as Choice, chance)]
  if (selector.check === undefined) return someOf(selector, chance)
  if (selector.examples !== undefined) return oneOf(selector.examples(), chance, selector)
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const drawn = someOf(selector, chance)
    if (selector.check(drawn) === null) return drawn
  }
  return oneOf(legalSelections(selector), chance, selector)
}

function isSinglePick(selector: SelectSelector): boolean {
  return (
    selector.min === undefined &&
    selector.max === undefined &&
    selector.count === undefined &&
    selector.check === undefined &&
    selector.choices.length > 0
  )
}

function someOf(of: SelectSelector | ChoiceGroup, chance: Chance): Selection {
  const { min, max } = boundsOf(of)
  const size = min + chance.int(max - min + 1)
  if (size === 0) return []
  // One of them is drawn as it would be below, without a list to draw from.
  if (size === 1 && min <= 1) return [itemFor(of.choices[chance.int(of.choices.length)] as Choice, chance)]
  const left = of.choices.slice()
  const chosen: Choice[] = []
  while (chosen.length < size && left.length > 0) {
    const [drawn] = left.splice(chance.int(left.length), 1) as [Choice]
    if (isExclusive(drawn)) {
      if (chosen.length > 0 || min > 1) continue
      return [itemFor(drawn, chance)]
    }
    chosen.push(drawn)
  }
  return chosen.map((choice) => itemFor(choice, chance))
}

function itemFor(choice: Choice, chance: Chance): SelectionItem {
  return isGroup(choice) ? { title: choiceId(choice), selection: someOf(choice, chance) } : choiceId(choice)
}

/** One of a lazy list, each equally likely, without holding the list. */
function oneOf<T>(items: Iterable<T>, chance: Chance, selector: Selector): T {
  let seen = 0
  let kept: T | undefined
  for (const item of items) {
    seen++
    if (chance.int(seen) === 0) kept = item
    if (seen === MOST_EXAMPLES) break
  }
  if (seen === 0) throw new BrokenLaw(`"${selector.title}" has no legal answer: it needs examples`)
  return kept as T
}
