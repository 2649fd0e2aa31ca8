import type { Game, Responder } from '@turnwright/kernel/host'

/** Plays a game to its end with a program in every seat. */
export function playOut<State, Options>(game: Game<State, Options>, responders: readonly Responder[]): void {
  for (const [seat, responder] of responders.entries()) game.seatResponder(seat, responder)
  game.run()
  mustBeOver(game)
}

/** A game that ran into a bug would be fast for the wrong reason. */
export function mustBeOver<State, Options>({ fault, result }: Game<State, Options>): void {
  if (fault !== null) throw new Error(`the measured game ran into a bug of its rules: ${fault.message}`)
  if (result === null) throw new Error('the measured game did not end')
}
