import { Game, openTable } from '@turnwright/kernel/host'
import { deriveSeed } from '@turnwright/kernel/search'
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
