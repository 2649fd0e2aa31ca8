import type { Game } from '../play/game.ts'
import { PARTS } from '../play/inside.ts'
import type { Seat } from '../rules/seat.ts'
import { type About, maskCards } from '../words/about.ts'
import { speechFor } from '../words/table-talk.ts'
import { textOf } from '../words/words.ts'

/**
 * A sentence about something that is not the game's own log, such as what a program expects, as a seat reads it. Cards
 * that the seat does not know now are no more than cards: what stands for them in an imagined game is a guess.
 */
export function sentenceFor(game: Game, about: About, seat: Seat | null, locale: string): string {
  const { cards } = game
  const known = new Set(cards.everyId().filter((card) => cards.isKnownTo(card, seat)))
  const told = maskCards(about, (card) => !known.has(card)) as About
  return textOf(speechFor(game[PARTS], seat, locale).sentenceOf(told))
}
