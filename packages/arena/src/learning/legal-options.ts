import type { Choice, ChoiceGroup, SelectSelector } from '@turnwright/kernel'
import { type AnySelection, boundsOf, choiceId, isGroup, type Selector } from '@turnwright/kernel/host'
import { type Chance, legalSelections, randomSelection } from '@turnwright/kernel/search'

/** Questions may have so many answers for every one that is wanted: then all are looked at. */
const LISTED_EACH = 4

/** The legal answers that a learner chooses among: all of them, or up to `most` that were drawn at random where there are more. */
export function legalOptions(selector: Selector, most: number, chance: Chance): readonly AnySelection[] {
  const offers = (selector.anytime ?? []).slice(0, most - 1)
  const room = most - offers.length
  const listed = listedOf(selector, LISTED_EACH * most)
  const answers = listed === null ? drawn(selector, room, chance) : sampled(listed, room, chance)
  for (const anytimeAction of offers) answers.push({ action: 'anytime-action', anytimeAction })
  return answers
}

/** Every answer beside the offers; null where there are too many to look at all. */
function listedOf(selector: Selector, most: number): AnySelection[] | null {
  if (selector.type === 'action') return firstOf(selector.examples(), most, (example) => [example])
  if (isOneOfPlain(selector)) return selector.choices.map((choice) => [choiceId(choice)])
  if (countOf(selector) <= most) return [...legalSelections(selector)]
  return selector.examples === undefined ? null : firstOf(selector.examples(), most, (example) => example)
}

function isOneOfPlain({ min, max, count, check, choices }: SelectSelector): boolean {
  const isOne = min === undefined && max === undefined && count === undefined && check === undefined
  return isOne && choices.length > 0 && !choices.some(isGroup)
}

function firstOf<T>(items: Iterable<T>, most: number, answerOf: (item: T) => AnySelection): AnySelection[] {
  const answers: AnySelection[] = []
  for (const item of items) {
    answers.push(answerOf(item))
    if (answers.length === most) break
  }
  return answers
}

/** How many selections there are at most, legal or not. */
function countOf(of: SelectSelector | ChoiceGroup): number {
  const { min, max } = boundsOf(of)
  // Ways to choose so many of the choices seen so far: the coefficients of a product of (1 + ways x).
  const ways = [1, ...new Array<number>(max).fill(0)]
  for (const choice of of.choices) {
    const own = waysOf(choice)
    for (let size = max; size >= 1; size--) ways[size] = (ways[size] as number) + own * (ways[size - 1] as number)
  }
  return ways.slice(min).reduce((sum, each) => sum + each, 0)
}

function waysOf(choice: Choice): number {
  return isGroup(choice) ? countOf(choice) : 1
}

/** Each equally likely, in the order in which they were listed. */
function sampled(listed: AnySelection[], most: number, chance: Chance): AnySelection[] {
  if (listed.length <= most) return listed
  const kept: AnySelection[] = []
  for (const [at, answer] of listed.entries())
    if (chance.int(listed.length - at) < most - kept.length) kept.push(answer)
  return kept
}

function drawn(selector: Selector, most: number, chance: Chance): AnySelection[] {
  const plain = { ...selector, anytime: undefined }
  const found = new Map<string, AnySelection>()
  for (let draws = 0; draws < most; draws++) {
    const answer = randomSelection(plain, chance)
    found.set(JSON.stringify(answer), answer)
  }
  return [...found.values()]
}
