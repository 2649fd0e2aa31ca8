import { CARDS } from '../catalogue.ts'
import type { DeckEntry } from './deck.ts'
import { faultsOf } from './deck-rules.ts'
import { type Complaint, findWritten, quoted } from './written-card.ts'
import { meaningOf, readWritten } from './written-line.ts'

/** What came of a text: the cards it names, and everything that is wrong with it. */
export interface ReadDeck {
  readonly cards: readonly DeckEntry[]
  readonly problems: readonly string[]
}

const MOST_OF_A_CARD = 60
const MOST_PROBLEMS = 20

/**
 * Reads a deck that somebody pasted: a line for each card, such as `4 Bulbasaur`, `2 Pikachu (Jungle)`, `1 Clefable (Jungle 17)`
 * or `2 Pikachu JU 60`; a name alone means the first card of that name. Empty lines, those that begin with # and headings such as
 * `Trainer: 18` are passed over.
 */
export function readDeck(text: string): ReadDeck {
  const cards: DeckEntry[] = []
  const problems: Complaint[] = []
  for (const [at, line] of text.split(/\r\n?|\n/).entries()) {
    const written = meaningOf(line)
    if (written === null) continue
    const entry = readLine(written)
    if (typeof entry === 'function') problems.push(() => `line ${at + 1}: ${entry()}`)
    else cards.push(entry)
  }
  const merged = mergedOf(cards)
  return { cards: merged, problems: problems.length > 0 ? firstOf(problems) : faultsOf(merged) }
}

/** Something else than a deck was pasted: nobody reads a complaint about each line of it. */
function firstOf(problems: readonly Complaint[]): readonly string[] {
  const left = problems.length - MOST_PROBLEMS
  const first = problems.slice(0, MOST_PROBLEMS).map((complaint) => complaint())
  return left <= 0 ? first : [...first, `and ${left} more lines like these`]
}

function readLine(line: string): DeckEntry | Complaint {
  const written = readWritten(line)
  if (written === null) return () => `${quoted(line)} is not a number and the name of a card`
  const n = Number(written.count)
  if (n === 0) return () => `0 of ${quoted(written.name)} is none`
  const card = findWritten(written)
  if (typeof card === 'function') return card
  return n > MOST_OF_A_CARD ? () => `no deck holds so many of ${card.name}` : { n, id: card.id }
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
  return `${card.name} (${card.set} ${card.number})`
}
