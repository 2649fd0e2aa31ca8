/**
 * A small difference between two pieces of plain data, in lists because they are short on the wire:
 * `[0, value]` puts a value there, `[1, { key: patch }, [gone keys]]` changes an object, `[2, { index: patch }]` changes
 * items of a list in place, `[3, dropped, from, removed, [inserted]]` first drops items at the head of a list, then
 * removes and inserts at `from`. Null is no change.
 */
export type Patch =
  | readonly [0, unknown]
  | readonly [1, Readonly<Record<string, Patch>>, (readonly string[])?]
  | readonly [2, Readonly<Record<string, Patch>>]
  | readonly [3, number, number, number, readonly unknown[]]

type PlainObject = Readonly<Record<string, unknown>>

export function diff(before: unknown, after: unknown): Patch | null {
  if (before === after) return null
  if (typeof before !== 'object' || typeof after !== 'object') return [0, after]
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after)
  if (isObject(before) && isObject(after)) return diffObjects(before, after)
  return [0, after]
}

function diffObjects(before: PlainObject, after: PlainObject): Patch | null {
  const changes: Record<string, Patch> = {}
  let changed = false
  let shared = 0
  // A loop over the fields makes no list of them, unlike `Object.keys`; plain data inherits none.
  for (const key in after) {
    const value = after[key]
    // Most of it is shared with what was there before.
    if (value !== undefined && value === before[key]) {
      shared++
      continue
    }
    const isNew = !Object.hasOwn(before, key)
    if (!isNew) shared++
    const change: Patch | null = isNew ? [0, value] : diff(before[key], value)
    if (change === null) continue
    put(changes, key, change)
    changed = true
  }
  if (countOf(before) > shared) return [1, changes, Object.keys(before).filter((key) => !Object.hasOwn(after, key))]
  return changed ? [1, changes] : null
}

function diffLists(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  if (before.length === after.length) {
    const dropped = slideOf(before, after)
    if (dropped === 0) return diffItems(before, after)
    return [3, dropped, before.length - dropped, 0, after.slice(before.length - dropped)]
  }
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && same(before[from], after[from])) from++
  let tail = 0
  while (tail < shorter - from && same(before[before.length - 1 - tail], after[after.length - 1 - tail])) tail++
  return [3, 0, from, before.length - from - tail, after.slice(from, after.length - tail)]
}

function diffItems(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  let changes: Record<string, Patch> | null = null
  for (let i = 0; i < after.length; i++) {
    const change = diff(before[i], after[i])
    if (change === null) continue
    changes ??= {}
    changes[i] = change
  }
  return changes === null ? null : [2, changes]
}

/** How far a window moved on over a growing list; 0 when that is not what happened. */
function slideOf(before: readonly unknown[], after: readonly unknown[]): number {
  const by = before.findIndex((item) => same(item, after[0]))
  if (by < 1) return 0
  for (let i = by; i < before.length; i++) if (!same(before[i], after[i - by])) return 0
  return by
}

function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object') return false
  if (Array.isArray(a)) return Array.isArray(b) && sameLists(a, b)
  return isObject(a) && isObject(b) && sameObjects(a, b)
}

function sameLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false
  return true
}

function sameObjects(a: PlainObject, b: PlainObject): boolean {
  let count = 0
  for (const key in a) {
    if (!Object.hasOwn(b, key) || !same(a[key], b[key])) return false
    count++
  }
  return count === countOf(b)
}

function countOf(source: PlainObject): number {
  let count = 0
  for (const key in source) if (Object.hasOwn(source, key)) count++
  return count
}

/** What `before` becomes. Parts that did not change are shared, so that a page redraws only what did. */
export function applyPatch(before: unknown, patch: Patch | null): unknown {
  if (patch === null) return before
  switch (patch[0]) {
    case 0:
      return patch[1]
    case 1: {
      if (!isObject(before)) throw new PatchMismatch('an object')
      const after: Record<string, unknown> = { ...before }
      for (const [key, change] of Object.entries(patch[1])) put(after, key, applyPatch(ownOf(before, key), change))
      for (const key of patch[2] ?? []) delete after[key]
      return after
    }
    case 2: {
      if (!Array.isArray(before)) throw new PatchMismatch('a list')
      const after: unknown[] = before.slice()
      for (const [index, change] of Object.entries(patch[1]))
        after[Number(index)] = applyPatch(before[Number(index)], change)
      return after
    }
    case 3: {
      if (!Array.isArray(before)) throw new PatchMismatch('a list')
      const after: unknown[] = before.slice(patch[1])
      after.splice(patch[2], patch[3], ...patch[4])
      return after
    }
  }
}

/** The patch was made for something else: fetch the whole state again. */
export class PatchMismatch extends Error {
  override readonly name = 'PatchMismatch'
}

function ownOf(source: PlainObject, key: string): unknown {
  return Object.hasOwn(source, key) ? source[key] : undefined
}

/** Assigning to `__proto__` would change what the object is instead of what it holds. */
function put(target: Record<string, unknown>, key: string, value: unknown): void {
  if (key === '__proto__')
    Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true })
  else target[key] = value
}

function isObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
