import type { Card } from './card.ts'
import type { Deck } from './deck.ts'
import { EMBERGUARD } from './decks/emberguard.ts'
import { GILDED_LEDGER } from './decks/gilded-ledger.ts'
import { GRAVECOURT } from './decks/gravecourt.ts'
import { GREENOATH, SAPLING } from './decks/greenoath.ts'
import { STORMSPIRE } from './decks/stormspire.ts'
import { TIDEWARDENS } from './decks/tidewardens.ts'
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

/** The identities of the twenty cards of the market. */
export const MARKET_DECK: readonly string[] = MARKET_CARDS.flatMap(({ card, copies }) =>
  new Array<string>(copies).fill(card.id),
)

/** Every card there is: the decks, the market, the tokens. Their order is part of the rules. */
export const CARDS: readonly Card[] = [
  ...FACTIONS.flatMap((faction) => DECKS[faction].cards.map(({ card }) => card)),
  ...MARKET_CARDS.map(({ card }) => card),
  ...TOKENS,
]
