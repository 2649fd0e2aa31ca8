/** How a line of a tree came out of the one before. */
export type RowChange = 'same' | 'changed' | 'added' | 'removed'

export interface TreeRow {
  readonly path: string
  readonly depth: number
  readonly label: string
  readonly change: RowChange
  /** The value in one line; of one that holds others, how many. */
  readonly text: string
  /** What it was, where that is known. */
  readonly was: string | null
  /** Null where it holds nothing that could be opened. */
  readonly isOpen: boolean | null
}

export interface Telling {
  /** Paths that were opened or shut by hand. */
  readonly turned: ReadonlySet<string>
  readonly onlyChanges: boolean
  /** How a number is told: of a card, with its name. */
  readonly numberWords: (value: number) => string
}

const ABSENT = Symbol('absent')

/** A state as lines of a tree, with what is different from the one before. What has changed lies open by itself. */
export function treeRows(now: unknown, before: unknown, telling: Telling): readonly TreeRow[] {
  return keysOf(now, before).flatMap((key) =>
    rowsOf(key, key, 0, childOf(now, key), before === null ? childOf(now, key) : childOf(before, key), telling),
  )
}

function rowsOf(
  path: string,
  label: string,
  depth: number,
  now: unknown,
  before: unknown,
  telling: Telling,
): readonly TreeRow[] {
  const change = changeOf(now, before)
  if (telling.onlyChanges && change === 'same') return []
  const shown = now === ABSENT ? before : now
  const row = { path, depth, label, change }
  if (!isBranch(shown) || now === ABSENT || (before !== ABSENT && !isBranch(before) && change === 'changed')) {
    const was = change === 'changed' ? wordsOf(before, telling) : null
    return [{ ...row, text: wordsOf(shown, telling), was, isOpen: null }]
  }
  const isOpen = telling.turned.has(path) !== (change === 'changed')
  const open = isOpen ? keysOf(now, before).flatMap((key) => inner(key)) : []
  return [
    { ...row, change: change === 'changed' ? 'same' : change, text: countWords(shown), was: null, isOpen },
    ...open,
  ]

  function inner(key: string): readonly TreeRow[] {
    const old = before === ABSENT ? childOf(now, key) : childOf(before, key)
    return rowsOf(`${path}.${key}`, key, depth + 1, childOf(now, key), old, telling)
  }
}

function changeOf(now: unknown, before: unknown): RowChange {
  if (before === ABSENT) return 'added'
  if (now === ABSENT) return 'removed'
  return JSON.stringify(now) === JSON.stringify(before) ? 'same' : 'changed'
}

/** Lists of plain values are told in one line. */
function isBranch(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  return Array.isArray(value) ? value.some((item) => typeof item === 'object' && item !== null) : true
}

function keysOf(now: unknown, before: unknown): readonly string[] {
  return [...new Set([now, before].flatMap((value) => (isObject(value) ? Object.keys(value) : [])))]
}

function childOf(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : ABSENT
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function countWords(value: object): string {
  return Array.isArray(value) ? `[${value.length}]` : `{${Object.keys(value).length}}`
}

function wordsOf(value: unknown, telling: Telling): string {
  if (Array.isArray(value) && value.every((item) => typeof item === 'number'))
    return `[${value.map(telling.numberWords).join(', ')}]`
  return typeof value === 'number' ? telling.numberWords(value) : JSON.stringify(value)
}
