import type { CardSet } from '../card.ts'

/** The sets as people and deck sites write them. */
const SETS: Readonly<Record<string, CardSet>> = {
  base: 'Base',
  bs: 'Base',
  jungle: 'Jungle',
  ju: 'Jungle',
  fossil: 'Fossil',
  fo: 'Fossil',
  house: 'House',
  ho: 'House',
}

const SET = `(${Object.keys(SETS).join('|')})(?: set)?(?: (\\d+))?`

/**
 * A line whose white space is squeezed already: nothing in it can be read in two ways, however long it is. A Mysterious Fossil
 * is a card of that name.
 */
const LINE = new RegExp(`^(?:\\* )?(\\d+) ?x? (.+?)(?: ?\\(${SET}\\)|(?<!mysterious) ${SET})?$`, 'i')

/** What deck sites write above the cards of a kind and below them all: no card is called so. */
const HEADING = /^(?:pok[eé]mon|trainers?|energy|energies|total)(?: cards)? ?(?:[-–:] ?\d*|\(\d+\))?:?$/i

/** Marks that nobody sees, and that come along when a page is copied. */
const UNSEEN = /[\u00ad\u200b-\u200f\u2060\ufeff]/g

/** A card and how many of it, as a line names them. */
export interface WrittenLine {
  readonly count: string
  readonly name: string
  readonly set: CardSet | undefined
  readonly number: string | undefined
}

/** A line without what makes no difference, or null for one that names no card. */
export function meaningOf(line: string): string | null {
  const written = line.replace(UNSEEN, '').normalize('NFC').trim().replace(/\s+/g, ' ')
  return written === '' || /^(?:#|\*\*)/.test(written) || HEADING.test(written) ? null : written
}

/** What a line names, or null where it is not a number and a name. */
export function readWritten(line: string): WrittenLine | null {
  const [, count, name, bracketed, itsNumber, bare, bareNumber] = LINE.exec(line) ?? []
  if (count === undefined || name === undefined) return null
  const set = bracketed ?? bare
  return { count, name, set: set === undefined ? undefined : SETS[set.toLowerCase()], number: itsNumber ?? bareNumber }
}
