import type { Card } from './card.ts'
import type { Deck, DeckEntry } from './deck.ts'
import { EMBERGUARD } from './decks/emberguard.ts'
import { GILDED_LEDGER } from './decks/gilded-ledger.ts'
import { GRAVECOURT } from './decks/gravecourt.ts'
import { GREENOATH, SAPLING } from './decks/greenoath.ts'
import { STORMSPIRE } from './decks/stormspire.ts'
import { TIDEWARDENS } from './decks/tidewardens.ts'
import { HOUSE_CARDS } from './house-cards.ts'
import { LEVY, MARKET_CARDS } from './market-deck.ts'
import { FACTIONS, type Faction } from './words-of-the-game.ts'

export const DECKS: Readonly<Record<Faction, Deck>> = {
  emberguard: EMBERGUARD,
  tidewardens: TIDEWARDENS,
  greenoath: GREENOATH,
  gravecourt: GRAVECOURT,
  'gilded-ledger': GILDED_LEDGER,
  stormspire: STORMSPIRE,
}

export const TOKENS: readonly Card[] = [SAPLING, LEVY]

/** Cards that come together. */
export interface CardPack {
  readonly id: string
  /** How many different ones there are; null where more may come. Those are dealt only at tables that ask for them. */
  readonly printed: number | null
  readonly cards: readonly DeckEntry[]
}

const DECK_SIZES: Readonly<Record<Faction, number>> = {
  emberguard: 12,
  tidewardens: 12,
  greenoath: 13,
  gravecourt: 13,
  'gilded-ledger': 13,
  stormspire: 14,
}

export const PACKS: readonly CardPack[] = [
  ...FACTIONS.map((faction) => ({ id: faction, printed: DECK_SIZES[faction], cards: DECKS[faction].cards })),
  { id: 'market', printed: 12, cards: MARKET_CARDS },
  { id: 'tokens', printed: 2, cards: TOKENS.map((card) => ({ card, copies: 0 })) },
  { id: 'house', printed: null, cards: HOUSE_CARDS },
]

/**
 * Every card there is: the decks, the market, the tokens, the house. A card's kind is its place here, and games that are
 * being played know cards by their kind: the pack to which more may come is therefore last.
 */
export const CARDS: readonly Card[] = PACKS.flatMap(({ cards }) => cards.map(({ card }) => card))

/** The identities of the twenty cards of the market. */
export const MARKET_DECK: readonly string[] = identitiesOf(MARKET_CARDS)

/** The market at a table with the cards of the house. */
export const MARKET_WITH_HOUSE: readonly string[] = [...MARKET_DECK, ...identitiesOf(ofTheHouse(null))]

/** The cards of a deck, at a table with those of the house or without. */
export function deckCards(faction: Faction, withHouse: boolean): readonly DeckEntry[] {
  return withHouse ? [...DECKS[faction].cards, ...ofTheHouse(faction)] : DECKS[faction].cards
}

export function identitiesOf(entries: readonly DeckEntry[]): readonly string[] {
  return entries.flatMap(({ card, copies }) => new Array<string>(copies).fill(card.id))
}

function ofTheHouse(faction: Faction | null): readonly DeckEntry[] {
  return HOUSE_CARDS.filter(({ card }) => card.faction === faction)
}
