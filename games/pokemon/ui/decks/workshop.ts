import type { DeckLine, DeckWorkshop } from '@turnwright/tabletop'
import { faultsOf } from '../../cards/decks/deck-rules.ts'
import { readDeck, writeDeck } from '../../cards/decks/deck-text.ts'
import { READY_DECKS } from '../../cards/decks/ready-decks.ts'
import { shownAs } from '../catalogue/shown-as.ts'
import { DeckFigures } from './deck-figures.tsx'
import { keepDeck, keptDeck } from './kept-deck.ts'

/** Decks of one's own: P1 is what they are held to, and tables find the last one in the browser. */
export const workshop: DeckWorkshop = {
  size: 60,
  ready: READY_DECKS.map(({ id, name, cards }) => ({ id, name, cards: merged(cards) })),
  read: (text) => {
    const { cards, problems } = readDeck(text)
    return { cards: merged(cards), problems }
  },
  write: writeDeck,
  faultsOf,
  kept: { read: () => keptDeck(), keep: (text) => keepDeck(text) },
  Figures: DeckFigures,
}

/** Of a card that was printed twice, both are the same here. */
function merged(cards: readonly DeckLine[]): readonly DeckLine[] {
  const counts = new Map<string, number>()
  for (const { id, n } of cards) {
    const shown = shownAs(id) ?? id
    counts.set(shown, (counts.get(shown) ?? 0) + n)
  }
  return Array.from(counts, ([id, n]) => ({ id, n }))
}
