import type { Player } from '@turnwright/kernel'
import { words } from './plain-text.ts'

/** A view without what only programs need: keys are words, seats are names. */
export type Tidy = null | boolean | number | string | readonly Tidy[] | TidyFields
export interface TidyFields {
  readonly [words: string]: Tidy
}

/** Keys that hold a seat in one game or another. */
const SEAT_KEYS = new Set([
  'seat',
  'turn',
  'first',
  'player',
  'owner',
  'opener',
  'dealer',
  'winner',
  'buyer',
  'sittingOut',
])
/** The number of a card or another thing: answers name it, people do not. */
const ID_KEYS = new Set(['card', 'id'])

/** An empty cell is part of a board. */
const CELL = /^[a-z]\d+$/

export function tidyView(view: unknown, players: readonly Player[]): Tidy {
  const tidy = (value: unknown, key: string): Tidy => {
    if (value === null || value === undefined) return null
    if (Array.isArray(value)) return value.map((item) => tidy(item, ''))
    if (typeof value === 'object') return tidyFields(value)
    if (typeof value === 'number' && SEAT_KEYS.has(key)) return players[value]?.name ?? value
    return typeof value === 'number' || typeof value === 'boolean' ? value : String(value as string)
  }

  const tidyFields = (fields: object): Tidy => {
    const meant = Object.entries(fields).filter(([key, item]) => !isForPrograms(key, item, fields))
    const there = meant.filter(([key, item]) => CELL.test(key) || !isNothing(item))
    // Of the table everything is told, of things on it only what is there.
    const told = fields === view || there.length === 0 ? meant : there
    const [only] = meant
    // `{ card: 17, lot: {…} }` is just that lot.
    if (meant.length === 1 && only !== undefined && meant.length < Object.keys(fields).length)
      return tidy(only[1], only[0])
    return Object.fromEntries(told.map(([key, item]) => [words(key).replace(/^is /, ''), tidy(item, key)]))
  }

  return tidy(view, '')
}

function isForPrograms(key: string, value: unknown, fields: object): boolean {
  if (value === false) return true
  return ID_KEYS.has(key) && (typeof value === 'number' || 'name' in fields)
}

/** Nobody, an empty list, or a group of things of which there is none. */
function isNothing(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (typeof value !== 'object') return false
  if (Array.isArray(value)) return value.length === 0
  return Object.entries(value).every(([key, item]) => !CELL.test(key) && (item === 0 || isNothing(item)))
}

export function isFields(value: Tidy): value is TidyFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
