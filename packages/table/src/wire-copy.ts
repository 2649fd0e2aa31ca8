/**
 * What a client will hold after JSON: a copy that shares nothing with the game, without undefined. Fingerprints and
 * patches are made from it, so that both sides count the same.
 *
 * Given what was copied before, every part that is the same is that very part again: nothing is made anew, and whoever
 * compares the two sees at a glance what did not change. Copies are never written to.
 */
export function wireCopy(value: unknown, before?: unknown): unknown {
  if (typeof value === 'object') {
    if (value === null) return null
    if (Array.isArray(value)) return copyList(value, Array.isArray(before) ? before : NOTHING)
    return copyObject(value as Source, isObject(before) ? before : EMPTY)
  }
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  return typeof value === 'string' || typeof value === 'boolean' ? value : undefined
}

type Source = Readonly<Record<string, unknown>>

const NOTHING: readonly unknown[] = Object.freeze([])
const EMPTY: Source = Object.freeze({})

function isObject(value: unknown): value is Source {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Where something was put in or taken out, what follows is looked for as much further on or back. */
function copyList(list: readonly unknown[], before: readonly unknown[]): readonly unknown[] {
  const shift = before.length - list.length
  let offset = 0
  let copy: unknown[] | null = null
  for (let i = 0; i < list.length; i++) {
    const item = list[i]
    let known = before[i + offset]
    // What is an object here is never one there.
    let copied = item === known && item !== undefined ? known : copyItem(item, known)
    if (copied !== known && offset !== shift) {
      offset = shift
      known = before[i + offset]
      copied = copyItem(item, known)
    }
    if (copy !== null) copy[i] = copied
    else if (copied !== known || offset !== 0) copy = begun(list, before, i, copied)
  }
  return copy ?? (shift === 0 ? before : before.slice(0, list.length))
}

function copyItem(item: unknown, known: unknown): unknown {
  return typeof item === 'string' ? item : (wireCopy(item, known) ?? null)
}

/** The first so many items are as before. */
function begun(list: readonly unknown[], before: readonly unknown[], same: number, next: unknown): unknown[] {
  const copy = list.slice()
  for (let i = 0; i < same; i++) copy[i] = before[i]
  copy[same] = next
  return copy
}

function copyObject(source: Source, before: Source): Source {
  let first: string | null = null
  let changed: unknown
  let same = 0
  for (const key in source) {
    const value = source[key]
    const known = before[key]
    // Most fields are numbers and words that have not changed.
    if (value === known) {
      if (value !== undefined) same++
      continue
    }
    const copied = wireCopy(value, known)
    if (copied !== known) {
      first = key
      changed = copied
      break
    }
    if (copied !== undefined) same++
  }
  if (first === null && same === Object.keys(before).length) return before
  const copy: Record<string, unknown> = {}
  let isBefore = true
  for (const key in source) {
    if (key === first) isBefore = false
    const copied = isBefore ? before[key] : key === first ? changed : wireCopy(source[key], before[key])
    if (copied !== undefined) copy[key] = copied
  }
  return copy
}
