import { Game, type GameModule, openTable } from '@turnwright/kernel'
import type { KeptAnswer, LoadedTable, StoredTable } from '../store/store.ts'

/** A table in memory. The game runs ahead of the store only inside the table's queue, while a change becomes durable. */
export interface PlayedTable {
  table: StoredTable
  game: Game | null
  readonly module: GameModule
  /** By client key: what was acknowledged, and at which length of the log. */
  readonly kept: Map<string, KeptAnswer & { readonly seq: number }>
  /** How many entries of the log are durable. */
  saved: number
  /** How many entries the stored snapshot covers; -1 without one. */
  snapshotAt: number
}

export function newGame({ definition }: GameModule, { seats, seed, options }: StoredTable): Game {
  const players = seats.map(({ name }) => name ?? '')
  return new Game(definition, openTable(definition, { players, seed, options }))
}

/** Logs up to here are played again from the beginning: that takes milliseconds, and gives people their whole log back. */
const SHORT_LOG = 1_000

/** Plays a stored table up to where it stood. The log may have grown by an entry: the rules version rose. */
export function wakeGame(module: GameModule, { table, entries, snapshot }: LoadedTable): Game {
  const log = entries.map(({ entry }) => entry)
  const game = newGame(module, table)
  const isUnderItsRules = snapshot?.rules === module.definition.rules && log.every(({ kind }) => kind !== 'rules')
  if (snapshot === null || (isUnderItsRules && log.length <= SHORT_LOG)) {
    game.run()
    for (const entry of log) game.apply(entry)
  } else game.resume(snapshot, log)
  return game
}
