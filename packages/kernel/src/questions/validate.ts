import { acceptPlain, type Plain, samePlain } from '../data/plain-data.ts'
import {
  boundsOf,
  type Choice,
  type ChoiceGroup,
  type ChoiceId,
  choiceId,
  isExclusive,
  isGroup,
  valueOf,
} from './choice.ts'
import { quote, ResponseError, shorten } from './response-error.ts'
import {
  type ActionSelector,
  type AnySelection,
  type AnytimeAction,
  type AnytimeAnswer,
  isAnytimeAnswer,
  type NestedSelection,
  type Selection,
  type Selector,
  type SelectSelector,
} from './selector.ts'

/** Checks what a player selected and gives back a clean copy of it; throws a ResponseError otherwise. */
export function validateSelection(selector: Selector, selection: unknown): AnySelection {
  if (typeof selection !== 'object' || selection === null)
    throw malformed('a selection must be a list of choices', 'a list', selection)
  if (!Array.isArray(selection)) return validateAnytime(selector, selection)
  return selector.type === 'action' ? validateAction(selector, selection) : validateSelect(selector, selection)
}

function validateSelect(selector: SelectSelector, selection: readonly unknown[]): Selection {
  const clean = validateChoices(selector, selection)
  const reason = selector.check?.(clean) ?? null
  if (reason !== null) throw new ResponseError('refused', reason, 'a selection the rules allow', quote(selection))
  return clean
}

function validateChoices(of: SelectSelector | ChoiceGroup, selection: readonly unknown[]): Selection {
  const { min, max } = boundsOf(of)
  const got = selection.length
  if (got < min || got > max)
    throw new ResponseError(
      'wrong-count',
      `Invalid number of options selected: expected ${min}-${max}, got ${got}`,
      `${min}-${max}`,
      String(got),
    )
  if (got === 1) return [validateItem(findChoice(of.choices, selection[0]), selection[0])]
  const chosen = selection.map((item) => findChoice(of.choices, item))
  const twice = chosen.findIndex((choice, i) => chosen.indexOf(choice) !== i)
  if (twice >= 0)
    throw new ResponseError(
      'duplicate-choice',
      `Selection ${quote(selection[twice])} was made more than once`,
      'each choice at most once',
      quote(selection[twice]),
    )
  if (chosen.length > 1 && chosen.some(isExclusive))
    throw new ResponseError(
      'exclusive-mixed',
      'Exclusive choice mixed with other choices',
      'the exclusive choice alone',
      quote(selection),
    )
  // Mapping, unlike pushing, makes lists of exactly their size: logs are full of them.
  return chosen.map((choice, i) => validateItem(choice, selection[i]))
}

/** Only groups are named by structures: whoever found the choice has seen to that. */
function validateItem(choice: Choice, item: unknown): Selection[number] {
  return typeof item === 'object' ? validateGroup(choice as ChoiceGroup, item) : choiceId(choice)
}

function validateGroup(group: ChoiceGroup, item: unknown): NestedSelection {
  const inner = (item as { selection?: unknown }).selection
  if (!Array.isArray(inner)) throw malformed(`"${choiceId(group)}" needs a selection of its own`, 'a list', inner)
  return { title: choiceId(group), selection: validateChoices(group, inner) }
}

/** Words and numbers name themselves; `{ title, selection }` names a group by its id, which is its title unless given. */
function findChoice(choices: readonly Choice[], item: unknown): Choice {
  const wanted = namedBy(item)
  for (const choice of choices) {
    const named = choiceId(choice)
    if (named === wanted.id && (!wanted.nested || isGroup(choice))) {
      if (!wanted.nested && isGroup(choice))
        throw malformed(`"${choiceId(choice)}" needs a selection of its own`, '{ title, selection }', item)
      return choice
    }
  }
  throw new ResponseError(
    'unknown-choice',
    `Selection ${shorten(String(wanted.id))} didn't exist in the choices`,
    `one of ${shorten(choices.map(choiceId).join(', '))}`,
    quote(item),
  )
}

function namedBy(item: unknown): { id: ChoiceId; nested: boolean } {
  if (typeof item === 'string') return { id: item, nested: false }
  if (typeof item === 'number' && Number.isFinite(item)) return { id: item, nested: false }
  if (typeof item === 'object' && item !== null && Object.hasOwn(item, 'title')) {
    const title = (item as { title: unknown }).title
    if (typeof title === 'string' || typeof title === 'number') return { id: title, nested: true }
  }
  throw malformed('each selection must be the id of a choice', 'a word, a number or { title, selection }', item)
}

/** An answer that was checked: what is logged, and what the rules get for it. */
export interface CheckedAnswer {
  readonly selection: AnySelection
  readonly values: readonly unknown[] | AnytimeAnswer
}

/** Both at once: a structured answer is costly to judge twice. */
export function checkAnswer(selector: Selector, given: AnySelection): CheckedAnswer {
  if (selector.type === 'action' && Array.isArray(given)) {
    const { plain, value } = acceptAction(selector, given)
    return { selection: [plain], values: [value] }
  }
  const selection = validateSelection(selector, given)
  return { selection, values: isAnytimeAnswer(selection) ? selection : valuesOf(selector, selection) }
}

function validateAction(selector: ActionSelector, selection: readonly unknown[]): Selection {
  return [acceptAction(selector, selection).plain]
}

function acceptAction(selector: ActionSelector, selection: readonly unknown[]): { plain: Plain; value: unknown } {
  if (selection.length !== 1)
    throw new ResponseError(
      'wrong-count',
      `Invalid number of options selected: expected 1-1, got ${selection.length}`,
      '1-1',
      String(selection.length),
    )
  const plain = acceptPlain(selection[0])
  if (!plain.ok) throw malformed(`the answer holds ${plain.reason}`, 'plain data', selection[0])
  const accepted = selector.accept(plain.value)
  if ('refused' in accepted)
    throw new ResponseError('refused', accepted.refused, 'an answer the rules allow', quote(plain.value))
  return { plain: accepted.kept ?? plain.value, value: accepted.value }
}

function validateAnytime(selector: Selector, selection: object): AnytimeAnswer {
  const { action, anytimeAction } = selection as Partial<AnytimeAnswer>
  if (action !== 'anytime-action')
    throw malformed('a selection must be a list of choices', 'a list or an anytime action', selection)
  const offered = selector.anytime?.find((offer) => isSameOffer(offer, anytimeAction))
  if (offered === undefined)
    throw new ResponseError(
      'unknown-anytime-action',
      `Anytime action ${quote(anytimeAction)} isn't offered`,
      `one of ${shorten(selector.anytime?.map(({ type, description }) => description ?? type).join(', ') || 'none')}`,
      quote(anytimeAction),
    )
  return { action: 'anytime-action', anytimeAction: offered }
}

const WORDS_OF_AN_OFFER: ReadonlySet<string> = new Set(['description', 'text'])

/** The words of an offer are no part of it where they are made of what it is about. */
export function isSameOffer(offer: AnytimeAction, named: unknown): boolean {
  if (offer.about === undefined || typeof named !== 'object' || named === null) return samePlain(offer, named)
  const content = Object.fromEntries(Object.entries(named).filter(([key]) => !WORDS_OF_AN_OFFER.has(key)))
  return samePlain(offer, content)
}

function malformed(message: string, expected: string, got: unknown): ResponseError {
  return new ResponseError('malformed', message, expected, quote(got))
}

/**
 * The values of the answer that is given most: one plain choice of a list. Null for every other answer, and for one that
 * is not legal: those are looked at closely.
 */
export function plainValues(selector: Selector, selection: AnySelection): readonly unknown[] | null {
  if (selector.type === 'action' || selector.check !== undefined) return null
  if (selector.count !== undefined || selector.min !== undefined || selector.max !== undefined) return null
  if (!Array.isArray(selection) || selection.length !== 1) return null
  const item: unknown = selection[0]
  const { choices } = selector
  if (typeof item !== 'string' && typeof item !== 'number') return null
  for (let i = 0; i < choices.length; i++) {
    const choice = choices[i] as Choice
    if (typeof choice !== 'object') {
      if (choice === item) return selection
    } else if (choiceId(choice) === item) return isGroup(choice) ? null : [valueOf(choice)]
  }
  return null
}

/** The values the rules asked for, in place of the ids that players name. */
export function valuesOf(selector: Selector, selection: Selection): readonly unknown[] {
  if (selector.type === 'action') {
    const accepted = selector.accept(selection[0] as never)
    return 'value' in accepted ? [accepted.value] : []
  }
  return valuesIn(selector.choices, selection)
}

function valuesIn(choices: readonly Choice[], selection: Selection): readonly unknown[] {
  // Words and numbers are their own values: the common case hands the answer through.
  let own = true
  for (let i = 0; own && i < choices.length; i++) own = typeof choices[i] !== 'object'
  if (own) return selection
  if (selection.length === 1) return [valueFor(choices, selection[0] as Selection[number])]
  return selection.map((item) => valueFor(choices, item))
}

function valueFor(choices: readonly Choice[], item: Selection[number]): unknown {
  if (typeof item !== 'object' || item === null) {
    for (const choice of choices) if (choiceId(choice) === item && !isGroup(choice)) return valueOf(choice)
    return item
  }
  const { title, selection } = item as NestedSelection
  for (const choice of choices)
    if (choiceId(choice) === title && isGroup(choice))
      return { title: choice.title ?? String(choiceId(choice)), selection: valuesIn(choice.choices, selection) }
  return title
}
