import type { CardId } from '@turnwright/kernel'
import type { Ref } from '@turnwright/kernel/host'
import { type Fields, isFields, isForPrograms, isSeat, labelOf, type Reading } from './reading.ts'
import { namedRefs, readFields } from './read-fields.ts'
import type { Thing } from './shape.ts'

/** Where a thing says what it is called, the surest first. */
const TITLES = ['name', 'title', 'label', 'value', 'rank', 'kind', 'type', 'id']

export function isCard(value: unknown): value is Fields & { readonly card: CardId } {
  return isFields(value) && typeof value['card'] === 'number'
}

/** One thing of a list or a board: a word, a number, or what is told of it. */
export function readThing(value: unknown, key: string, reading: Reading): Thing {
  if (isSeat(key, value, reading)) return { refs: [], title: null, seat: value, details: [] }
  if (!isFields(value)) {
    const title = value === null || value === undefined ? null : String(value as string | number | boolean)
    return { refs: title === null ? [] : namedRefs(title), title: title && named(title), seat: null, details: [] }
  }
  const told = unwrapped(value, reading)
  const titleKey = titleKeyOf(told, reading)
  const seat = Object.entries(told).find(([at, item]) => at !== titleKey && isSeat(at, item, reading))
  const rest = Object.entries(told).filter(([at]) => at !== titleKey && at !== seat?.[0] && !(at === 'id' && titleKey))
  return {
    refs: refsOf(value),
    title: titleKey === null ? null : named(String(told[titleKey] as string | number)),
    seat: seat === undefined ? null : (seat[1] as number),
    details: readFields(Object.fromEntries(rest), reading),
  }
}

/** Whether all that is known of a card is that it is one. */
export function isHidden({ title, details }: Thing): boolean {
  return title === null && details.length === 0
}

/** `{ card: 17, lot: { name: … } }` is just that lot. */
function unwrapped(fields: Fields, reading: Reading): Fields {
  const told = Object.entries(fields).filter(([key, item]) => !isForPrograms(key, item, reading))
  const inner = told.filter(([, item]) => isFields(item))
  const [only] = inner
  if (inner.length !== 1 || only === undefined) return Object.fromEntries(told)
  const others = told.filter((entry) => entry !== only)
  if (others.some(([key]) => TITLES.includes(key))) return Object.fromEntries(told)
  return { ...Object.fromEntries(others), ...(only[1] as Fields) }
}

function titleKeyOf(told: Fields, reading: Reading): string | null {
  const named = TITLES.find((key) => isTitle(told[key]))
  if (named !== undefined) return named
  return Object.keys(told).find((key) => isTitle(told[key]) && !isSeat(key, told[key], reading)) ?? null
}

/** `wood-duck` is what programs call a Wood duck. */
function named(title: string): string {
  return /^[a-z]+(?:-[a-z]+)*$/.test(title) && title.length > 1 ? labelOf(title) : title
}

function isTitle(value: unknown): boolean {
  return (typeof value === 'string' && value !== '') || typeof value === 'number'
}

/** What an answer may mean by a thing: what it says itself, or its name. */
function refsOf(fields: Fields): readonly Ref[] {
  const { card, cell, space, id } = fields
  if (typeof card === 'number') return [{ card: card as CardId }]
  if (typeof cell === 'string') return [{ cell }]
  if (typeof space === 'string') return [{ space }]
  const name = [id, fields['name'], fields['key']].find((each) => typeof each === 'string')
  return name === undefined ? [] : namedRefs(name as string)
}
