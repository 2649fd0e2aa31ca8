import type { Player } from '@turnwright/kernel'
import { gridText, isGrid } from './grid-text.ts'
import { type Called, namesFor } from './names.ts'
import { counted, phrase } from './phrase.ts'
import { placesOf } from './places.ts'
import { isFields, type Tidy, type TidyFields, tidyView } from './tidy-view.ts'
import { wrapped } from './wrapped.ts'

const INDENT = '  '

/** What a seat is shown, as text: short things in one line, boards as a grid, the rest as an indented outline. */
export function viewText(view: unknown, players: readonly Player[], columns: number, called: Called = {}): string {
  return outline(tidyView(view, namesFor(view, players, called), called.viewWords), columns).join('\n')
}

function outline(value: Tidy, columns: number): string[] {
  if (isFields(value)) return Object.entries(value).flatMap(([key, item]) => entry(key, item, columns))
  if (typeof value !== 'object' || value === null) return [phrase(value)]
  if (value.every((item) => depthOf(item) === 0)) return wrapped(counted(value.map(phrase)).join(', '), columns)
  const headings = headingsOf(value)
  return value.flatMap((item, at) => listed(item, headings?.[at] ?? null, at, columns))
}

/** A list of what each player has is headed by their names; a thing with a name begins with it; the rest is counted. */
function listed(item: Tidy, heading: Heading | null, at: number, columns: number): string[] {
  if (heading !== null) return entry(heading.words, heading.rest, columns)
  if (isFields(item) && typeof item['name'] === 'string') return wrapped(phrase(item), columns)
  return entry(String(at + 1), item, columns)
}

interface Heading {
  readonly words: string
  readonly rest: TidyFields
}

/** What tells the items of a list apart: a player, or the first word of each where no two are the same. */
function headingsOf(items: readonly Tidy[]): readonly Heading[] | null {
  const headings: Heading[] = []
  for (const item of items) {
    if (!isFields(item) || 'name' in item) return null
    const key = 'seat' in item ? 'seat' : (Object.keys(item)[0] as string)
    const { [key]: first, ...rest } = item
    if (typeof first !== 'string' || Object.keys(rest).length === 0) return null
    headings.push({ words: first, rest })
  }
  return new Set(headings.map(({ words }) => words)).size === headings.length ? headings : null
}

/** `key: value` where it fits, else the key above its outline. */
function entry(key: string, value: Tidy, columns: number): string[] {
  const board = isGrid(value) ? gridText(value) : placesOf(value)
  if (board !== null) return [`${key}:`, ...board.map((row) => INDENT + row)]
  const line = `${key}: ${phrase(value)}`
  const fits = line.length <= columns && depthOf(value) <= 2 && !isByPlayer(value)
  if (fits || depthOf(value) === 0) return [line]
  if (isFields(value) && (typeof value['name'] === 'string' || areNumbers(value))) return wrapped(line, columns)
  return [`${key}:`, ...outline(value, columns - INDENT.length).map((each) => INDENT + each)]
}

function isByPlayer(value: Tidy): boolean {
  return Array.isArray(value) && value.some((item: Tidy) => isFields(item) && 'seat' in item)
}

function areNumbers(fields: TidyFields): boolean {
  return Object.values(fields).every((value) => typeof value === 'number')
}

/** How many levels of lists and fields a value has. */
function depthOf(value: Tidy): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(depthOf))
}
