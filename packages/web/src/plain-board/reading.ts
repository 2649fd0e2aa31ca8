import type { Player } from '@turnwright/kernel'
import type { ViewWords } from '@turnwright/kernel/host'
import { keyWords } from '@turnwright/tabletop'
import type { Shape } from './shape.ts'

/** What is known of a view beside what stands in it. */
export interface Reading {
  readonly players: readonly Player[]
  readonly words: ViewWords
  /** What anything within it looks like. */
  readonly shapeOf: (value: unknown, key: string) => Shape
}

export type Fields = Readonly<Record<string, unknown>>

/** Keys that hold a seat where the game does not say which do. */
const USUAL_SEATS =
  /^(?:turn|active|current|dealer|leader|lead|winner|owner|holder|(?:active|current)(?:player|seat))$/i
/** What numbers things for programs. */
const IDS = new Set(['card', 'id'])

const PILES = /(?:^|[a-z])(?:deck|pile|stock|discards?|library|draw|hand|handsizes?|cards)(?:left|size|sizes|count)?$/i
const PLURAL = /[a-z]s$/
/** What is counted, and does not lie on the table. */
const ABSTRACT =
  /(?:points?|scores?|rounds?|turns?|steps?|moves?|wins|lives|seats|players|status|bonus|plus|minus|years|seasons|tricks)$/i
const MOST_TOKENS = 40

export function isSeat(key: string, value: unknown, { players, words }: Reading): value is number {
  if (typeof value !== 'number' || !Number.isInteger(value) || players[value] === undefined) return false
  return key === 'seat' || (words.seats === undefined ? USUAL_SEATS.test(key) : words.seats.includes(key))
}

/** Whether a field says nothing to people. */
export function isForPrograms(key: string, value: unknown, { words }: Reading): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === 'boolean') return value === (words.usuallyTrue?.includes(key) ?? false)
  return (
    key === words.alias ||
    words.omit?.includes(key) === true ||
    words.ids?.includes(key) === true ||
    (IDS.has(key) && typeof value === 'number')
  )
}

export function isPile(key: string): boolean {
  return PILES.test(key)
}

/** `stones: 15` are so many stones, `points: 15` is a number. */
export function areTokens(key: string, count: number): boolean {
  return Number.isInteger(count) && count >= 0 && count <= MOST_TOKENS && PLURAL.test(key) && !ABSTRACT.test(key)
}

export function labelOf(key: string): string {
  const words = keyWords(key)
    .replace(/^is /, '')
    .replace(/^hand sizes?$/, 'hand')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}
