import { plainText } from '@turnwright/replay'

/** Things by the name of their cell: `a1`, `c3`. */
export type Grid = Readonly<Record<string, unknown>>

const CELL = /^([a-z])([1-9]\d*)$/

/** A board is recognised by its cells: a letter for the column, a number for the row, none missing. */
export function isGrid(value: unknown): value is Grid {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const names = Object.keys(value)
  if (names.length < 4 || !names.every((name) => CELL.test(name))) return false
  const { letters, rows } = sidesOf(value as Grid)
  const full = letters.length > 1 && rows.length > 1 && names.length === letters.length * rows.length
  return full && Object.values(value).every((item) => typeof item !== 'object' || item === null)
}

/** The board in rows, the lettered columns above it. */
export function gridText(grid: Grid): string[] {
  const { letters, rows } = sidesOf(grid)
  const table = [
    ['', ...letters],
    ...rows.map((row) => [String(row), ...letters.map((letter) => cellText(grid[`${letter}${row}`]))]),
  ]
  const width = Math.max(...table.flat().map((cell) => cell.length))
  return table.map((row) => row.map((cell) => cell.padStart(width)).join(' '))
}

function cellText(value: unknown): string {
  return value === null ? '·' : plainText(value)
}

function sidesOf(grid: Grid): { readonly letters: readonly string[]; readonly rows: readonly number[] } {
  const cells = Object.keys(grid).map((name) => CELL.exec(name) as RegExpExecArray)
  return {
    letters: [...new Set(cells.map(([, letter]) => letter as string))].sort(),
    rows: [...new Set(cells.map(([, , row]) => Number(row)))].sort((a, b) => a - b),
  }
}
