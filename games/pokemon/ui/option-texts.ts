import type { OptionTexts } from '@turnwright/tabletop'
import { readDeck, writeDeck } from '../cards/decks/deck-text.ts'
import { deckOf, inAWord } from './decks/deck-list.ts'

/** Decks as text, for the form that opens a table. */
export const optionTexts: OptionTexts = {
  textOf: (value) => {
    const deck = deckOf(value)
    return deck === null ? null : writeDeck(deck)
  },
  problemsOf: (text) => readDeck(text).problems,
  summaryOf: (text) => inAWord(readDeck(text).cards),
  seenBy: 'Your opponent can see this list, and so can whoever watches. One that is brought to the table stays secret.',
}
