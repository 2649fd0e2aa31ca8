import type { Choice, Chosen, Seat, SelectSelector } from '@turnwright/kernel'
import type { Asking, Wingspan } from './state.ts'

/** Asks a player for one thing. Numbers among the choices are cards. */
export function ask<const C extends Choice>(
  game: Wingspan,
  seat: Seat,
  asking: Asking,
  title: string,
  choices: readonly C[],
  help?: string,
  left = 1,
): Chosen<C> {
  const actor = game.player(seat).name
  if (help === undefined) return put(game, seat, asking, { actor, title, choices, cards: true }, left)
  return put(game, seat, asking, { actor, title, choices, cards: true, help }, left)
}

/** The others learn neither what is asked nor what is answered. */
export function askInPrivate<const C extends Choice>(
  game: Wingspan,
  seat: Seat,
  asking: Asking,
  title: string,
  choices: readonly C[],
): Chosen<C> {
  return put(game, seat, asking, { actor: game.player(seat).name, title, choices, cards: true, private: true })
}

/** Puts a question of any shape, noting down what it is about. */
export function put<const C extends Choice>(
  game: Wingspan,
  seat: Seat,
  asking: Asking,
  selector: SelectSelector<C>,
  left = 1,
): Chosen<C> {
  const { state } = game
  state.left = left
  state.asking = asking
  state.asked = seat
  const [chosen] = game.requestInputSingle(selector)
  return chosen as Chosen<C>
}

export const SKIP = { id: 'skip', title: 'Skip' } as const
export const DONE = { id: 'done', title: 'Done' } as const
