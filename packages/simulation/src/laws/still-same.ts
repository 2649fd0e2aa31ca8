/** Two pieces of plain data that were found to be the same. */
export interface Pair {
  readonly one: unknown
  readonly other: unknown
}

/**
 * Whether two pieces of plain data say the same; what is undefined does not travel. Nobody writes to either: where both are
 * the very parts that were found to be the same before, they are not looked into again.
 */
export function isStillSame(one: unknown, other: unknown, before?: Pair): boolean {
  return areSame(one, other, before?.one, before?.other)
}

type Fields = Readonly<Record<string, unknown>>
type List = readonly unknown[]

const NO_FIELDS: Fields = {}
const NO_ITEMS: List = []

function areSame(one: unknown, other: unknown, oneBefore: unknown, otherBefore: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (one === oneBefore && other === otherBefore) return true
  if (!Array.isArray(one))
    return !Array.isArray(other) && haveSame(one as Fields, other as Fields, fieldsIn(oneBefore), fieldsIn(otherBefore))
  return Array.isArray(other) && holdSame(one, other, itemsIn(oneBefore), itemsIn(otherBefore))
}

function haveSame(one: Fields, other: Fields, oneBefore: Fields, otherBefore: Fields): boolean {
  let more = 0
  for (const key in one) {
    const field = one[key]
    if (field === undefined) continue
    more++
    if (!areSame(field, other[key], oneBefore[key], otherBefore[key])) return false
  }
  for (const key in other) if (other[key] !== undefined) more--
  return more === 0
}

/** A window that moved on over a growing list holds the same parts as before, further to the front. */
function holdSame(one: List, other: List, oneBefore: List, otherBefore: List): boolean {
  if (one.length !== other.length) return false
  const moved = Math.max(0, oneBefore.indexOf(one[0]))
  for (let at = 0; at < one.length; at++)
    if (!areSame(one[at], other[at], oneBefore[at + moved], otherBefore[at + moved])) return false
  return true
}

function fieldsIn(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : NO_FIELDS
}

function itemsIn(value: unknown): List {
  return Array.isArray(value) ? value : NO_ITEMS
}
