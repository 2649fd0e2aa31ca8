import type { CardId, Seat } from '@turnwright/kernel'
import { cardsOfBirds, findBird } from './mat.ts'
import { CARDS, DONE } from './offers.ts'
import type { Question } from './questions.ts'
import { type MatBird, playerAt, tallyOf, type Wingspan } from './state.ts'

/** W22: nobody lays more than the nest holds; the rest is lost. */
export function layEggs(game: Wingspan, seat: Seat, bird: MatBird, n: number): void {
  bird.eggs += n
  tallyOf(game.state, seat).eggs += n
  game.tell({ kind: 'lays', seat, n, card: bird.card })
}

export function loseEgg(game: Wingspan, seat: Seat, bird: MatBird): void {
  bird.eggs--
  game.tell({ kind: 'gives-egg', seat, card: bird.card })
}

/** A bird to lay an egg on, or null where the player would rather not or no bird has room. */
export function chooseNest(
  game: Wingspan,
  seat: Seat,
  about: Question,
  fits: (bird: MatBird) => boolean,
): MatBird | null {
  const player = playerAt(game.state, seat)
  const cards = cardsOfBirds(player, fits)
  if (cards.length === 0) return null
  const choices: (CardId | typeof DONE)[] = cards
  choices.push(DONE)
  const chosen = game.ask.one(seat, about, choices, CARDS)
  return chosen === 'done' ? null : findBird(player, chosen)
}
