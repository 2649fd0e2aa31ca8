import { announce } from './announcement.ts'
import { isHeard } from './heard.ts'
import type { CardId, Seat } from '@turnwright/kernel'
import { ask, DONE } from './ask.ts'
import { cardsOfBirds, findBird } from './mat.ts'
import { type MatBird, playerAt, tallyOf, type Wingspan } from './state.ts'

/** W22: nobody lays more than the nest holds; the rest is lost. */
export function layEggs(game: Wingspan, seat: Seat, bird: MatBird, n: number): void {
  bird.eggs += n
  tallyOf(game.state, seat).eggs += n
  if (isHeard(game)) announce(game, { type: 'LAY_EGGS', seat, card: bird.card, n })
  game.tell(n === 1 ? '{player} lays an egg on {bird}' : '{player} lays {n} eggs on {bird}', {
    player: { seat },
    n,
    bird: { card: bird.card },
  })
}

export function loseEgg(game: Wingspan, seat: Seat, bird: MatBird): void {
  bird.eggs--
  if (isHeard(game)) announce(game, { type: 'DISCARD_EGGS', seat, card: bird.card, n: 1 })
  game.tell('{player} gives up an egg of {bird}', { player: { seat }, bird: { card: bird.card } })
}

/** A bird to lay an egg on, or null where the player would rather not or no bird has room. */
export function chooseNest(
  game: Wingspan,
  seat: Seat,
  title: string,
  fits: (bird: MatBird) => boolean,
  help?: string,
  left = 1,
): MatBird | null {
  const player = playerAt(game.state, seat)
  const cards = cardsOfBirds(player, fits)
  if (cards.length === 0) return null
  const choices: (CardId | typeof DONE)[] = cards
  choices.push(DONE)
  const chosen = ask(game, seat, 'placeEggs', title, choices, help, left)
  return chosen === 'done' ? null : findBird(player, chosen)
}
