/** What a state may hold: JSON in, JSON out. Lists of a state do not mix words or numbers with structures. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain }

/** A copy that shares nothing with the original. Spreading keeps an object's hidden class, which keeps rules fast. */
export function clonePlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  return (Array.isArray(value) ? cloneArray(value) : cloneObject(value)) as T
}

/** Lists do not mix words and numbers with structures, so the first item tells whether there is anything to go into. */
function cloneArray(list: readonly unknown[]): unknown[] {
  const copy = list.slice()
  if (copy.length === 0 || typeof copy[0] !== 'object') return copy
  for (let i = 0; i < copy.length; i++) {
    const item = copy[i]
    if (typeof item === 'object' && item !== null) copy[i] = Array.isArray(item) ? cloneArray(item) : cloneObject(item)
  }
  return copy
}

function cloneObject(source: object): object {
  const copy = { ...source } as Record<string, unknown>
  for (const key in copy) {
    const item = copy[key]
    if (typeof item === 'object' && item !== null)
      copy[key] = Array.isArray(item) ? cloneArray(item) : cloneObject(item)
  }
  return copy
}

/** The first place in `value` that is not plain data, as a path with the reason; null when all of it is. */
export function findImpurity(value: unknown, path = 'state', above: readonly unknown[] = []): string | null {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return null
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return `${path} is ${value}`
    return Object.is(value, -0) ? `${path} is -0, which JSON does not keep: write \`0 - x\` in place of \`-x\`` : null
  }
  if (typeof value !== 'object') return `${path} is ${value === undefined ? 'undefined' : `a ${typeof value}`}`
  if (above.includes(value)) return `${path} contains itself`
  const inside = [...above, value]
  if (Array.isArray(value)) {
    if (Object.keys(value).length !== value.length) return `${path} is an array with holes or named properties`
    const structured = value.findIndex((item) => typeof item === 'object' && item !== null)
    if (structured > 0 && typeof value[0] !== 'object')
      return `${path} begins with a ${typeof value[0]} but holds a structure at [${structured}]`
    for (let i = 0; i < value.length; i++) {
      const found = findImpurity(value[i], `${path}[${i}]`, inside)
      if (found !== null) return found
    }
    return null
  }
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype) return `${path} is a ${classNameOf(prototype)}, not a plain object`
  if (Object.getOwnPropertySymbols(value).length > 0) return `${path} has a symbol as a key`
  for (const [key, item] of Object.entries(value)) {
    const found = findImpurity(item, `${path}.${key}`, inside)
    if (found !== null) return found
  }
  return null
}

function classNameOf(prototype: unknown): string {
  if (prototype === null) return 'object without prototype'
  const maker = (prototype as { constructor?: { name?: unknown } }).constructor
  return typeof maker?.name === 'string' && maker.name !== '' ? maker.name : 'class instance'
}

/** Limits for structured answers from outside: deep enough for any board, too small to hurt. */
const MOST_NESTING = 32
const MOST_VALUES = 10_000
const LONGEST_TEXT = 10_000
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

/** A sanitised copy of a value that came from outside, or the reason why it is refused. */
export function acceptPlain(value: unknown): { ok: true; value: Plain } | { ok: false; reason: string } {
  let left = MOST_VALUES
  let reason = ''
  const refuse = (why: string): null => {
    if (reason === '') reason = why
    return null
  }
  const copy = (item: unknown, depth: number): Plain => {
    if (reason !== '') return null
    if (--left < 0) return refuse(`more than ${MOST_VALUES} values`)
    if (depth > MOST_NESTING) return refuse(`nested more than ${MOST_NESTING} deep`)
    if (item === null || typeof item === 'boolean') return item
    if (typeof item === 'string')
      return item.length <= LONGEST_TEXT ? item : refuse(`a text of ${item.length} characters`)
    // JSON can say -0, but a state may not hold it.
    if (typeof item === 'number') return Number.isFinite(item) ? item || 0 : refuse(`the number ${item}`)
    if (typeof item !== 'object') return refuse(`a ${typeof item}`)
    if (Array.isArray(item)) {
      if (item.length > left) return refuse(`more than ${MOST_VALUES} values`)
      const list: Plain[] = []
      for (let i = 0; i < item.length; i++) list.push(copy(item[i], depth + 1))
      return list
    }
    const result: Record<string, Plain> = {}
    for (const key of Object.keys(item)) {
      if (FORBIDDEN_KEYS.has(key)) return refuse(`the key ${key}`)
      if (key.length > LONGEST_TEXT) return refuse(`a key of ${key.length} characters`)
      result[key] = copy((item as Record<string, unknown>)[key], depth + 1)
    }
    return result
  }
  const accepted = copy(value, 0)
  return reason === '' ? { ok: true, value: accepted } : { ok: false, reason }
}

/** Equality of plain data, whatever the order of keys. */
export function samePlain(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) return Array.isArray(b) && sameList(a, b)
  return !Array.isArray(b) && sameFields(a as Record<string, unknown>, b as Record<string, unknown>)
}

function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !samePlain(a[i], b[i])) return false
  return true
}

function sameFields(a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean {
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every((key) => Object.hasOwn(b, key) && samePlain(a[key], b[key]))
}
