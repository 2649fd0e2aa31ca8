import {
  createGame,
  Game,
  type GameOf,
  type LogEntry,
  type Snapshot,
  type Table,
  type TableRequest,
} from '@turnwright/kernel/host'
import { estraven } from '../rules/estraven.ts'
import type { EstravenOptions } from '../rules/options.ts'
import type { EstravenState } from '../rules/state.ts'

export type EstravenGame = GameOf<typeof estraven>

interface SavedGame {
  readonly table: Table<EstravenOptions>
  readonly log: readonly LogEntry[]
  readonly snapshot: Snapshot<EstravenState>
}

export function begin(request: TableRequest): EstravenGame {
  const game = createGame(estraven, request)
  game.run()
  return game
}

/** The whole game as one text: boardgame.io copies and freezes whatever else its state holds, move after move. */
export function save(game: EstravenGame): string {
  const { table, log } = game
  return JSON.stringify({ table, log, snapshot: game.snapshot() } satisfies SavedGame)
}

export function open(saved: string): EstravenGame {
  const { table, log, snapshot } = JSON.parse(saved) as SavedGame
  const game = new Game(estraven, table)
  game.resume(snapshot, log)
  return game
}
