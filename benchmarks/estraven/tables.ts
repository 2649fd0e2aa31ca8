import { deriveSeed, Game, openTable, type Responder } from '@turnwright/kernel'
import { DECK_PAIRS, estraven, type EstravenOptions, type EstravenState } from '@turnwright/estraven'

export type EstravenGame = Game<EstravenState, EstravenOptions>

const PLAYERS = ['Ana', 'Bo']

/** A game of these pairs of decks. */
export function openDuel(firstDecks: string, secondDecks: string, seed: string): EstravenGame {
  return new Game(estraven, openTable(estraven, { players: PLAYERS, seed, options: { firstDecks, secondDecks } }))
}

/** Opens any number of games, every pair of decks in turn, each with a seed of its own. */
export function duels(series: string): () => EstravenGame {
  const tables = DECK_PAIRS.map((firstDecks, at) => {
    const secondDecks = DECK_PAIRS[(7 * at + 3) % DECK_PAIRS.length] as string
    return openTable(estraven, { players: PLAYERS, seed: series, options: { firstDecks, secondDecks } })
  })
  let opened = 0
  return () => {
    const table = tables[opened % tables.length] as (typeof tables)[number]
    return new Game(estraven, { ...table, seed: deriveSeed(series, opened++) })
  }
}

/** Plays a game to its end with a program in every seat. */
export function playOut(game: EstravenGame, responders: readonly Responder[]): void {
  for (const [seat, responder] of responders.entries()) game.seatResponder(seat, responder)
  game.run()
  if (game.fault !== null) throw new Error(`the measured game ran into a bug of its rules: ${game.fault.message}`)
  if (game.result === null) throw new Error('the measured game did not end')
}
