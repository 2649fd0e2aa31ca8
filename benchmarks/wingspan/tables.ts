import { Game, openTable } from '@turnwright/kernel/host'
import { deriveSeed } from '@turnwright/kernel/search'
import { wingspan, type WingspanOptions, type WingspanState } from '@turnwright/wingspan'

export type WingspanGame = Game<WingspanState, WingspanOptions>

const NAMES = ['Ana', 'Bo', 'Cy', 'Dee', 'Eli']

/** Opens any number of games, each with a seed of its own. */
export function tableOf(players: number, series: string): () => WingspanGame {
  const table = openTable(wingspan, { players: NAMES.slice(0, players), seed: series })
  let opened = 0
  return () => new Game(wingspan, { ...table, seed: deriveSeed(series, opened++) })
}
