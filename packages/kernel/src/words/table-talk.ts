import type { Cards } from '../cards/cards.ts'
import type { Player, Seat } from '../rules/seat.ts'
import type { About } from './about.ts'
import { Speech } from './speech.ts'
import { CANONICAL_LOCALE, textOf, type Vocabulary } from './words.ts'

/** What sentences at a table are made of: the game's words, who sits there, and the cards. */
export interface Spoken {
  readonly definition: { readonly words?: Vocabulary; readonly cardName?: (identity: string) => string }
  readonly table: { readonly players: readonly Player[] }
  readonly cards: Cards
}

/** Sentences for one reader, who reads the names of cards that they may know now. */
export function speechFor(spoken: Spoken, seat: Seat | null, locale: string): Speech {
  const { cards, definition, table } = spoken
  return new Speech(definition.words, locale, {
    seat: (one) => nameOfSeat(table.players, one),
    identity: (card) => (cards.isKnownTo(card, seat) ? cards.identity(card) : null),
    card: (identity) => nameOfCard(spoken, identity),
  })
}

/** What people call a card. */
export function nameOfCard({ definition }: Spoken, identity: string): string {
  return definition.cardName?.(identity) ?? identity
}

/** The sentence that is the same in every locale. */
export function canonicalTitle(spoken: Spoken, about: About, seat: Seat): string {
  return textOf(speechFor(spoken, seat, CANONICAL_LOCALE).sentenceOf(about))
}

function nameOfSeat(players: readonly Player[], seat: Seat): string {
  const player = players[seat]
  if (player === undefined) throw new RangeError(`there is no seat ${seat} at a table of ${players.length}`)
  return player.name
}
