import type { Player } from '@turnwright/kernel'
import { gridText, isGrid } from './grid-text.ts'
import { phrase } from './phrase.ts'
import { isFields, type Tidy, tidyView } from './tidy-view.ts'

const INDENT = '  '

/** What a seat is shown, as text: short things in one line, boards as a grid, the rest as an indented outline. */
export function viewText(view: unknown, players: readonly Player[], columns: number): string {
  return outline(tidyView(view, players), columns).join('\n')
}

function outline(value: Tidy, columns: number): string[] {
  if (isFields(value)) return Object.entries(value).flatMap(([key, item]) => entry(key, item, columns))
  if (typeof value === 'object' && value !== null) return value.flatMap((item, at) => listed(item, at, columns))
  return [phrase(value)]
}

/** A list of what each player has is headed by their names, any other by numbers. */
function listed(item: Tidy, at: number, columns: number): string[] {
  if (!isFields(item) || typeof item['seat'] !== 'string') return entry(String(at + 1), item, columns)
  const { seat, ...rest } = item
  return entry(seat as string, rest, columns)
}

/** `key: value` where it fits, else the key above its outline. */
function entry(key: string, value: Tidy, columns: number): string[] {
  if (isGrid(value)) return [`${key}:`, ...gridText(value).map((row) => INDENT + row)]
  const line = `${key}: ${phrase(value)}`
  const fits = line.length <= columns && depthOf(value) <= 2
  if (fits || depthOf(value) === 0) return [line]
  return [`${key}:`, ...outline(value, columns - INDENT.length).map((each) => INDENT + each)]
}

/** How many levels of lists and fields a value has. */
function depthOf(value: Tidy): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(depthOf))
}
