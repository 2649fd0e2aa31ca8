import { agricola, type AgricolaOptions, type AgricolaState } from '@turnwright/agricola'
import { Game, openTable } from '@turnwright/kernel/host'
import { deriveSeed } from '@turnwright/kernel/search'

export type AgricolaGame = Game<AgricolaState, AgricolaOptions>

const NAMES = ['ana', 'bo', 'cy', 'dee']

/** New games at a table of a size, each with its own seed; what the table is made of is made once. */
export function tableOf(players: number, series: string, options: Partial<AgricolaOptions>): () => AgricolaGame {
  const table = openTable(agricola, { players: NAMES.slice(0, players), seed: series, options })
  let dealt = 0
  return () => {
    return new Game(agricola, { ...table, seed: deriveSeed(series, dealt++) })
  }
}
