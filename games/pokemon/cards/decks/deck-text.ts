import type { Card, CardSet } from '../card.ts'
import { CARDS } from '../catalogue.ts'
import type { DeckEntry } from './deck.ts'
import { faultsOf } from './deck-rules.ts'

/** What came of a text: the cards it names, and everything that is wrong with it. */
export interface ReadDeck {
  readonly cards: readonly DeckEntry[]
  readonly problems: readonly string[]
}

/** A line whose white space is squeezed already: nothing in it can be read in two ways, however long it is. */
const LINE = /^(\d+) ?x? (.+?)(?: ?\((base|jungle|fossil)(?: set)?(?: (\d+))?\))?$/i
const MOST_OF_A_CARD = 60
const MOST_PROBLEMS = 20
const LONGEST_QUOTE = 60

/**
 * Reads a deck that somebody pasted: a line for each card, such as `4 Bulbasaur`, `2 Pikachu (Jungle)` or
 * `1 Clefable (Jungle 17)`. Empty lines and those that begin with # are passed over.
 */
export function readDeck(text: string): ReadDeck {
  const cards: DeckEntry[] = []
  const problems: string[] = []
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const written = line.trim().replace(/\s+/g, ' ')
    if (written === '' || written.startsWith('#')) continue
    const entry = readLine(written)
    if (typeof entry === 'string') problems.push(`line ${at + 1}: ${entry}`)
    else cards.push(entry)
  }
  const merged = mergedOf(cards)
  return { cards: merged, problems: problems.length > 0 ? firstOf(problems) : faultsOf(merged) }
}

/** Something else than a deck was pasted: nobody reads a complaint about each line of it. */
function firstOf(problems: readonly string[]): readonly string[] {
  const left = problems.length - MOST_PROBLEMS
  return left <= 0 ? problems : [...problems.slice(0, MOST_PROBLEMS), `and ${left} more lines like these`]
}

function readLine(line: string): DeckEntry | string {
  const [, count, name, set, number] = LINE.exec(line) ?? []
  if (count === undefined || name === undefined) return `${quoted(line)} is not a number and the name of a card`
  const n = Number(count)
  if (n === 0) return `0 of ${quoted(name)} is none`
  const card = findCard(name, set, number)
  if (card === null) return `there is no card called ${quoted(line.replace(/^\d+ ?x? /i, ''))}`
  return n > MOST_OF_A_CARD ? `no deck holds so many of ${card.name}` : { n, id: card.id }
}

/** What somebody wrote, short, and without characters that would turn the words around it. */
function quoted(text: string): string {
  const letters = Array.from(text.replace(/\p{C}/gu, ''))
  return letters.length > LONGEST_QUOTE ? `"${letters.slice(0, LONGEST_QUOTE).join('')}…"` : `"${letters.join('')}"`
}

/** By name and, where given, set and number; or by an id such as `base1-58`. The first that fits is meant. */
function findCard(name: string, set: string | undefined, number: string | undefined): Card | null {
  const fits = (card: Card): boolean =>
    (set === undefined || card.set.toLowerCase() === set.toLowerCase()) &&
    (number === undefined || card.number === Number(number))
  return CALLED.get(plain(name))?.find(fits) ?? null
}

/** Accents and case make no difference, so that people can type names on any keyboard. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('’', "'")
    .toLowerCase()
}

/** All cards by what people may call them. */
const CALLED = new Map<string, Card[]>()
for (const card of CARDS) {
  for (const name of [plain(card.name), card.id]) {
    const namesakes = CALLED.get(name)
    if (namesakes === undefined) CALLED.set(name, [card])
    else namesakes.push(card)
  }
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
