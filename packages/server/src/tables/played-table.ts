import { Game, type GameModule, openTable } from '@turnwright/kernel'
import type { LoadedTable, StoredTable, StoredTicket } from '../store/store.ts'

/** A table in memory. The game runs ahead of the store only inside the table's queue, while a change becomes durable. */
export interface PlayedTable {
  table: StoredTable
  game: Game | null
  readonly module: GameModule
  /** By client key: what was acknowledged, and at which length of the log. */
  readonly kept: Map<string, StoredTicket>
  /** How many entries of the log are durable. */
  saved: number
  /** How many entries the stored snapshot covers; -1 without one. */
  snapshotAt: number
}

export function newGame({ definition }: GameModule, { seats, seed, options }: StoredTable): Game {
  const players = seats.map(({ name }) => name ?? '')
  return new Game(definition, openTable(definition, { players, seed, options }))
}

/** Whether nothing was played since the stored snapshot that later rules would have to take back. */
export function isCheckpointKept({ game, table, snapshotAt, saved }: PlayedTable): boolean {
  return game === null || table.status !== 'playing' || snapshotAt === saved
}

/** Plays a stored table up to where it stood. The log may have grown by an entry: the rules version rose. */
export function wakeGame(module: GameModule, { table, entries, snapshot }: LoadedTable): Game | null {
  if (snapshot === null) return null
  const game = newGame(module, table)
  game.resume(
    snapshot,
    entries.map(({ entry }) => entry),
  )
  return game
}
