import type { ViewWords } from '@turnwright/kernel/host'
import type { Names } from './names.ts'
import { keyWords } from '@turnwright/replay'

/** A view without what only programs need: keys are words, seats and cards are names. */
export type Tidy = null | boolean | number | string | readonly Tidy[] | TidyFields
export interface TidyFields {
  readonly [words: string]: Tidy
}

/** What the kernel itself calls a seat, and the numbers by which answers name things: people do not. */
const SEAT = 'seat'
const IDS = ['card', 'id']

/** An empty cell is part of a board. */
const CELL = /^[a-z]\d+$/

export function tidyView(view: unknown, names: Names, viewWords: ViewWords = {}): Tidy {
  const seats = new Set([SEAT, ...(viewWords.seats ?? [])])
  const ids = new Set([...IDS, ...(viewWords.ids ?? [])])
  const omitted = new Set([...(viewWords.omit ?? []), ...(viewWords.alias === undefined ? [] : [viewWords.alias])])
  const usual = new Set(viewWords.usuallyTrue ?? [])

  const tidy = (value: unknown, key: string): Tidy => {
    if (value === null || value === undefined) return null
    if (Array.isArray(value)) return value.map((item) => tidy(item, ''))
    if (typeof value === 'object') return tidyFields(value)
    if (typeof value === 'number') return (seats.has(key) ? names.seat(value) : null) ?? value
    if (typeof value === 'boolean') return value
    const word = String(value as string)
    return names.card(word) ?? names.word(word)
  }

  const isForPrograms = (key: string, value: unknown, fields: object): boolean => {
    if (typeof value === 'boolean' && value === usual.has(key)) return true
    return omitted.has(key) || (ids.has(key) && (typeof value === 'number' || 'name' in fields))
  }

  const tidyFields = (fields: object): Tidy => {
    const meant = called(Object.entries(fields), names, ids).filter(([key, item]) => !isForPrograms(key, item, fields))
    // Of the table counts are told that are 0, of things on it they go without saying.
    const isMissing = fields === view ? isEmpty : isNothing
    const there = meant.filter(([key, item]) => CELL.test(key) || !isMissing(item))
    const told = there.length === 0 ? meant : there
    const [only] = meant
    // `{ card: 17, lot: {…} }` is just that lot.
    if (meant.length === 1 && only !== undefined && meant.length < Object.keys(fields).length)
      return tidy(only[1], only[0])
    return concise(told.map(([key, item]) => [keyWords(key).replace(/^is /, ''), tidy(item, key)] as const))
  }

  return tidy(view, '')
}

type Entry = readonly [key: string, value: unknown]

/** What is first said to be a card is called by its name: `{ bird: 'wood-duck', eggs: 2 }` is a Wood Duck. */
function called(entries: readonly Entry[], names: Names, ids: ReadonlySet<string>): readonly Entry[] {
  if (entries.some(([key]) => key === 'name')) return entries
  const at = entries.findIndex(([key, item]) => !(ids.has(key) && typeof item === 'number'))
  const [, word] = entries[at] ?? []
  const name = typeof word === 'string' ? names.card(word) : null
  return name === null || entries.length === 1 ? entries : entries.with(at, ['name', name])
}

const SAID = new Set(['name', 'total'])

/** Of a thing with a name, and of goods counted side by side, what there is none of goes without saying. */
function concise(entries: readonly (readonly [string, Tidy])[]): TidyFields {
  const [, name] = entries.find(([key]) => key === 'name') ?? []
  const areCounts = entries.length > 1 && entries.every(([, value]) => typeof value === 'number')
  const isSaid = ([key, value]: readonly [string, Tidy]): boolean =>
    SAID.has(key) || !(repeats(value, name) || ((areCounts || name !== undefined) && value === 0))
  const said = entries.filter(isSaid)
  return Object.fromEntries(said.length > 0 ? said : entries)
}

function repeats(value: Tidy, name: Tidy | undefined): boolean {
  const only: Tidy | undefined = Array.isArray(value) && value.length === 1 ? value[0] : value
  return name !== undefined && only === name
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true
  return typeof value === 'object' && Object.keys(value).length === 0
}

/** Nobody, an empty list, or a group of things of which there is none. */
function isNothing(value: unknown): boolean {
  if (isEmpty(value)) return true
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.entries(value).every(([key, item]) => !CELL.test(key) && (item === 0 || isNothing(item)))
}

export function isFields(value: Tidy | undefined): value is TidyFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
