import { CLASSIC_DECKS } from './classic-decks.ts'
import type { Deck } from './deck.ts'
import { THEME_DECKS } from './theme-decks.ts'

/** The fifteen decks that can be played as they are. */
export const READY_DECKS: readonly Deck[] = [...THEME_DECKS, ...CLASSIC_DECKS]
