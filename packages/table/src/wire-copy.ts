/**
 * What a client will hold after JSON: a copy that shares nothing with the game, without undefined. Fingerprints and
 * patches are made from it, so that both sides count the same.
 *
 * Given what was copied before, every part that is the same is that very part again: nothing is made anew, and whoever
 * compares the two sees at a glance what did not change. Copies are never written to.
 */
export function wireCopy(value: unknown, before?: unknown): unknown {
  if (typeof value === 'object') return value === null ? null : copyThing(value, before)
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  return typeof value === 'string' || typeof value === 'boolean' ? value : undefined
}

type Source = Readonly<Record<string, unknown>>

const NOTHING: readonly unknown[] = Object.freeze([])
const EMPTY: Source = Object.freeze({})

function copyThing(value: object, before: unknown): unknown {
  if (Array.isArray(value)) return copyList(value, Array.isArray(before) ? before : NOTHING)
  const isObject = typeof before === 'object' && before !== null && !Array.isArray(before)
  return copyObject(value as Source, isObject ? (before as Source) : EMPTY)
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

/** The fields of the objects that are being copied, the outermost first: a stack, since lists of their own would be garbage. */
const keys: string[] = []
const values: unknown[] = []
let top = 0

/**
 * An object mostly has the fields that it had before, in the same order, so the two are gone through side by side: a loop
 * over an object's own fields reads them several times as fast as by names that come from another.
 */
function copyObject(source: Source, before: Source): Source {
  if (before === EMPTY) return copyByNames(source, before)
  const first = top
  for (const key in source) {
    keys[top] = key
    values[top++] = source[key]
  }
  const end = top
  const copy = copyFields(source, before, first, end)
  top = first
  return copy ?? copyByNames(source, before)
}

/** Null where other fields stand there than before, or something that JSON would not keep. */
function copyFields(source: Source, before: Source, first: number, end: number): Source | null {
  let at = first
  let isSame = true
  for (const key in before) {
    if (at === end || keys[at] !== key) return null
    const known = before[key]
    const value = values[at]
    if (value !== known) {
      if (typeof value === 'object' && value !== null) {
        const copied = copyThing(value, known)
        values[at] = copied
        if (copied !== known) isSame = false
      } else if (isKept(value)) isSame = false
      else return null
    }
    at++
  }
  if (at !== end) return null
  return isSame ? before : withParts(source, first, end)
}

function isKept(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  return typeof value === 'string' || typeof value === 'boolean' || value === null
}

/** Spreading keeps the hidden class of what the rules made; only what holds more than a word must be put in its place. */
function withParts(source: Source, first: number, end: number): Source {
  const copy: Record<string, unknown> = { ...source }
  for (let at = first; at < end; at++) {
    const part = values[at]
    if (typeof part === 'object' && part !== null) copy[keys[at] as string] = part
  }
  return copy
}

function copyByNames(source: Source, before: Source): Source {
  let isSame = true
  let isWhole = true
  let same = 0
  const copy: Record<string, unknown> = { ...source }
  for (const key in source) {
    const value = source[key]
    const known = before[key]
    const copied = value === known ? value : wireCopy(value, known)
    if (copied === undefined) isWhole = false
    else {
      same++
      if (copied !== known) isSame = false
      if (copied !== value) copy[key] = copied
    }
  }
  if (isSame && same === countOf(before)) return before
  return isWhole ? copy : withoutGaps(copy)
}

function countOf(source: Source): number {
  let count = 0
  for (const key in source) if (Object.hasOwn(source, key)) count++
  return count
}

/** Without what JSON leaves out. */
function withoutGaps(copy: Source): Source {
  const whole: Record<string, unknown> = {}
  for (const key in copy) if (typeof copy[key] === 'object' || isKept(copy[key])) whole[key] = copy[key]
  return whole
}
