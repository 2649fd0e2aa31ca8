import type { SelectSelector } from '@turnwright/kernel'
import { type AnySelection, choiceId, isGroup, type Selector } from '@turnwright/kernel/host'
import { type Chance, legalSelections, randomSelection } from '@turnwright/kernel/search'
import { Selections } from './selections.ts'

/** Questions may have so many answers for every one that is wanted: then all are looked at. */
const LISTED_EACH = 4
/** Chance draws no larger numbers. */
const MOST_NUMBERED = 2 ** 31

/** The legal answers that a learner chooses among: all of them, or up to `most` that were drawn at random where there are more. */
export function legalOptions(selector: Selector, most: number, chance: Chance): readonly AnySelection[] {
  const offers = (selector.anytime ?? []).slice(0, most - 1)
  const answers = answersTo(selector, most, most - offers.length, chance)
  for (const anytimeAction of offers) answers.push({ action: 'anytime-action', anytimeAction })
  return answers
}

/** As many answers as there is room for, beside the offers. */
function answersTo(selector: Selector, most: number, room: number, chance: Chance): AnySelection[] {
  const looked = LISTED_EACH * most
  if (selector.type === 'action')
    return sampled(
      firstOf(selector.examples(), looked, (example) => [example]),
      room,
      chance,
    )
  if (isOneOfPlain(selector))
    return sampled(
      selector.choices.map((choice) => [choiceId(choice)]),
      room,
      chance,
    )
  const all = new Selections(selector)
  if (all.count <= looked) return sampled(listed(selector, all), room, chance)
  const { examples, check } = selector
  if (examples !== undefined)
    return sampled(
      firstOf(examples(), looked, (example) => example),
      room,
      chance,
    )
  const isAnyLegal = check === undefined && all.isInOrder && all.count < MOST_NUMBERED
  return isAnyLegal ? drawnByNumber(all, room, chance) : drawn(selector, room, chance)
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

function listed(selector: SelectSelector, all: Selections): AnySelection[] {
  if (!all.isInOrder) return [...legalSelections(selector)]
  const legal: AnySelection[] = []
  for (let number = 0; number < all.count; number++) {
    const selection = all.at(number)
    if (selector.check === undefined || selector.check(selection) === null) legal.push(selection)
  }
  return legal
}

/** Each equally likely, in the order in which they were listed. */
function sampled(answers: AnySelection[], most: number, chance: Chance): AnySelection[] {
  if (answers.length <= most) return answers
  const kept: AnySelection[] = []
  for (const [at, answer] of answers.entries())
    if (chance.int(answers.length - at) < most - kept.length) kept.push(answer)
  return kept
}

/** There are several times as many, so that few numbers are drawn twice. */
function drawnByNumber(all: Selections, most: number, chance: Chance): AnySelection[] {
  const numbers = new Set<number>()
  while (numbers.size < most) numbers.add(chance.int(all.count))
  return Array.from(numbers, (number) => all.at(number))
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
