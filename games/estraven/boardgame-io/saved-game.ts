import { createGame, Game, type LogEntry, type Snapshot, type Table, type TableRequest } from '@turnwright/kernel'
import { estraven } from '../rules/estraven.ts'
import type { EstravenOptions } from '../rules/options.ts'
import type { Estraven, EstravenState } from '../rules/state.ts'

interface SavedGame {
  readonly table: Table<EstravenOptions>
  readonly log: readonly LogEntry[]
  readonly snapshot: Snapshot<EstravenState>
}

export function begin(request: TableRequest): Estraven {
  const game = createGame(estraven, request)
  game.run()
  return game
}

/** The whole game as one text: boardgame.io copies and freezes whatever else its state holds, move after move. */
export function save(game: Estraven): string {
  const { table, log } = game
  return JSON.stringify({ table, log, snapshot: game.snapshot() } satisfies SavedGame)
}

export function open(saved: string): Estraven {
  const { table, log, snapshot } = JSON.parse(saved) as SavedGame
  const game = new Game(estraven, table)
  game.resume(snapshot, log)
  return game
}
