import { deriveSeed, Game, type Responder, openTable } from '@turnwright/kernel'
import { wingspan, type WingspanOptions, type WingspanState } from '@turnwright/wingspan'

export type WingspanGame = Game<WingspanState, WingspanOptions>

const NAMES = ['Ana', 'Bo', 'Cy', 'Dee', 'Eli']

/** Opens any number of games, each with a seed of its own. */
export function tableOf(players: number, series: string): () => WingspanGame {
  const table = openTable(wingspan, { players: NAMES.slice(0, players), seed: series })
  let opened = 0
  return () => new Game(wingspan, { ...table, seed: deriveSeed(series, opened++) })
}

/** Plays a game to its end with a program in every seat. */
export function playOut(game: WingspanGame, responders: readonly Responder[]): void {
  for (const [seat, responder] of responders.entries()) game.seatResponder(seat, responder)
  game.run()
  mustBeOver(game)
}

/** A game that ran into a bug would be fast for the wrong reason. */
export function mustBeOver({ fault, result }: WingspanGame): void {
  if (fault !== null) throw new Error(`the measured game ran into a bug of its rules: ${fault.message}`)
  if (result === null) throw new Error('the measured game did not end')
}
