import type { Card, CardSet } from '../card.ts'
import { CARDS } from '../catalogue.ts'
import type { DeckEntry } from './deck.ts'
import { faultsOf } from './deck-rules.ts'

/** What came of a text: the cards it names, and everything that is wrong with it. */
export interface ReadDeck {
  readonly cards: readonly DeckEntry[]
  readonly problems: readonly string[]
}

const LINE = /^(\d+)\s*x?\s+(.+?)(?:\s*\((base|jungle|fossil)(?:\s+set)?(?:\s+(\d+))?\))?$/i

/**
 * Reads a deck that somebody pasted: a line for each card, such as `4 Bulbasaur`, `2 Pikachu (Jungle)` or
 * `1 Clefable (Jungle 17)`. Empty lines and those that begin with # are passed over.
 */
export function readDeck(text: string): ReadDeck {
  const cards: DeckEntry[] = []
  const problems: string[] = []
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const written = line.trim()
    if (written === '' || written.startsWith('#')) continue
    const entry = readLine(written)
    if (typeof entry === 'string') problems.push(`line ${at + 1}: ${entry}`)
    else cards.push(entry)
  }
  const merged = mergedOf(cards)
  return { cards: merged, problems: problems.length > 0 ? problems : faultsOf(merged) }
}

function readLine(line: string): DeckEntry | string {
  const [, count, name, set, number] = LINE.exec(line) ?? []
  if (count === undefined || name === undefined) return `"${line}" is not a number and the name of a card`
  const n = Number(count)
  if (n === 0) return `0 of ${name} is none`
  const card = findCard(name, set, number)
  return card === null ? `there is no card called "${line.replace(/^\d+\s*x?\s+/i, '')}"` : { n, id: card.id }
}

/** By name and, where given, set and number; or by an id such as `base1-58`. The first that fits is meant. */
function findCard(name: string, set: string | undefined, number: string | undefined): Card | null {
  const wanted = plain(name)
  const fits = (card: Card): boolean =>
    (plain(card.name) === wanted || card.id === wanted) &&
    (set === undefined || card.set.toLowerCase() === set.toLowerCase()) &&
    (number === undefined || card.number === Number(number))
  return CARDS.find(fits) ?? null
}

/** Accents and case make no difference, so that people can type names on any keyboard. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('’', "'")
    .toLowerCase()
}

function mergedOf(entries: readonly DeckEntry[]): readonly DeckEntry[] {
  const counts = new Map<string, number>()
  for (const { id, n } of entries) counts.set(id, (counts.get(id) ?? 0) + n)
  return Array.from(counts, ([id, n]) => ({ n, id }))
}

/** The same deck as text, which reads back to the same cards. */
export function writeDeck(cards: readonly DeckEntry[]): string {
  return cards.map(({ n, id }) => `${n} ${writtenName(id)}`).join('\n')
}

function writtenName(id: string): string {
  const card = CARDS.find((each) => each.id === id)
  if (card === undefined) throw new RangeError(`there is no card ${id}`)
  return `${card.name} (${SET_NAMES[card.set]} ${card.number})`
}

const SET_NAMES: Readonly<Record<CardSet, string>> = { Base: 'Base', Jungle: 'Jungle', Fossil: 'Fossil' }
