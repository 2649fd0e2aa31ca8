import type { Choice, Chosen, Seat, SelectSelector } from '@turnwright/kernel'
import type { Asking, Estraven } from './state.ts'

/** Puts a question, noting down what it is about. */
export function ask<const C extends Choice>(
  game: Estraven,
  seat: Seat,
  asking: Asking,
  question: SelectSelector<C>,
): readonly Chosen<C>[] {
  note(game, seat, asking)
  return game.requestInputSingle(question)
}

export function note({ state }: Estraven, seat: Seat | null, asking: Asking): void {
  state.asking = asking
  state.asked = seat
}

/** Asks for one of these cards, unless there is only one that all can see. */
export function askForCard<const C extends Choice>(
  game: Estraven,
  seat: Seat,
  asking: Asking,
  title: string,
  choices: readonly C[],
): Chosen<C> {
  const [chosen] = ask(game, seat, asking, { actor: game.player(seat).name, title, choices, cards: true })
  return chosen as Chosen<C>
}
