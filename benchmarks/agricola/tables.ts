import { agricola, type AgricolaOptions, type AgricolaState } from '@turnwright/agricola'
import { deriveSeed, Game, openTable, type Responder, stateFromSeed } from '@turnwright/kernel'

export type AgricolaGame = Game<AgricolaState, AgricolaOptions>

const NAMES = ['ana', 'bo', 'cy', 'dee']

/** New games at a table of a size, each with its own seed; what the table is made of is made once. */
export function tableOf(players: number, series: string, options: Partial<AgricolaOptions>): () => AgricolaGame {
  const table = openTable(agricola, { players: NAMES.slice(0, players), seed: series, options })
  let dealt = 0
  return () => {
    const seed = deriveSeed(series, dealt++)
    return new Game(agricola, { ...table, seed }, 0, stateFromSeed(seed))
  }
}

/** Plays a game out with a program in every seat. */
export function playOut(game: AgricolaGame, responders: readonly Responder[]): void {
  for (let seat = 0; seat < responders.length; seat++) game.seatResponder(seat, responders[seat] as Responder)
  game.run()
  mustBeOver(game)
}

export function mustBeOver(game: AgricolaGame): void {
  if (game.result === null) throw new Error(game.fault?.message ?? 'the game is waiting for somebody')
}
