import type { Ref } from '@turnwright/kernel/host'
import { type Fields, isFields, isList, type Reading } from './reading.ts'
import { isCard, readThing } from './read-thing.ts'
import type { Grid, GridCell } from './shape.ts'

const CELL = /^([a-z])([1-9]\d*)$/
/** A list in one piece is a board only where it is called one. */
const BOARD = /(?:board|grid|cells|squares)$/i

/** A board is recognised by its cells: named `a1` to `c3`, in rows of the same length, or as many as a square has. Null: it is none. */
export function readGrid(value: unknown, key: string, reading: Reading): Grid | null {
  if (isFields(value)) return namedGrid(value, key, reading)
  if (!isList(value)) return null
  const rows = areRows(value) ? value : squareOf(value, key)
  if (rows === null) return null
  const width = rows[0]?.length ?? 0
  const cells = rows.flatMap((row, y) =>
    row.map((item, x) => cellOf(`row ${y + 1}, column ${x + 1}`, refsAt(x, y, width), item)),
  )
  return { kind: 'grid', columns: [], rows: [], width, cells }

  function cellOf(name: string, refs: readonly Ref[], item: unknown): GridCell {
    return { name, refs, thing: isBare(item) ? null : readThing(item, key, reading) }
  }
}

function namedGrid(fields: Fields, key: string, reading: Reading): Grid | null {
  const names = Object.keys(fields)
  const parts = names.map((name) => CELL.exec(name))
  if (names.length < 4 || parts.includes(null)) return null
  const columns = [...new Set(parts.map((part) => part?.[1] ?? ''))].toSorted()
  const rows = [...new Set(parts.map((part) => part?.[2] ?? ''))].toSorted((a, b) => Number(a) - Number(b))
  if (columns.length < 2 || rows.length < 2 || names.length !== columns.length * rows.length) return null
  const cells = rows.flatMap((row) =>
    columns.map((column) => {
      const name = column + row
      const item = fields[name]
      return { name, refs: [{ cell: name }], thing: isBare(item) ? null : readThing(item, key, reading) }
    }),
  )
  return { kind: 'grid', columns, rows, width: columns.length, cells }
}

function areRows(list: readonly unknown[]): list is readonly (readonly unknown[])[] {
  const [first] = list
  if (list.length < 2 || !isList(first) || first.length < 2) return false
  return list.every(
    (row) => isList(row) && row.length === first.length && !row.some((item) => isCard(item) || isList(item)),
  )
}

function squareOf(list: readonly unknown[], key: string): readonly (readonly unknown[])[] | null {
  const side = Math.sqrt(list.length)
  if (!BOARD.test(key) || side < 2 || !Number.isInteger(side) || list.some((item) => isCard(item) || isList(item)))
    return null
  return Array.from({ length: side }, (_, row) => list.slice(row * side, (row + 1) * side))
}

/** Games without names for their cells number them, in one of these ways. */
function refsAt(x: number, y: number, width: number): readonly Ref[] {
  const letter = String.fromCharCode('a'.charCodeAt(0) + x)
  return [`${letter}${y + 1}`, `${y},${x}`, `${y}-${x}`, `${y}:${x}`, String(y * width + x)].map((cell) => ({ cell }))
}

function isBare(item: unknown): boolean {
  return item === null || item === undefined || item === '' || item === false
}
