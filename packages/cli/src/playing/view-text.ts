import { gridText, isGrid } from './grid-text.ts'
import { plainText, words } from './plain-text.ts'

const INDENT = '  '

/** What a seat is shown, as text: short things in one line, boards as a grid, the rest as an indented outline. */
export function viewText(view: unknown, columns: number): string {
  return outline(view, columns).join('\n')
}

function outline(value: unknown, columns: number): string[] {
  const line = plainText(value)
  if (!isBranching(value) || Object.keys(value).length === 0) return [line]
  if (Array.isArray(value)) return isFlat(value) && line.length <= columns ? [line] : value.flatMap(numbered(columns))
  return Object.entries(value).flatMap(([key, item]) => entry(words(key), item, columns))
}

function numbered(columns: number): (item: unknown, at: number) => string[] {
  return (item, at) => entry(String(at + 1), item, columns)
}

/** `key: value` where it fits, else the key above its outline. */
function entry(key: string, value: unknown, columns: number): string[] {
  if (isGrid(value)) return [`${key}:`, ...gridText(value).map((row) => INDENT + row)]
  const line = `${key}: ${plainText(value)}`
  if (!isBranching(value) || (line.length <= columns && isFlat(value))) return [line]
  return [`${key}:`, ...outline(value, columns - INDENT.length).map((each) => INDENT + each)]
}

function isBranching(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isFlat(value: object): boolean {
  return !Object.values(value).some(isBranching)
}
