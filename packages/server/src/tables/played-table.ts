import type { GameModule } from '@turnwright/kernel'
import { type Beginning, Game, openTable } from '@turnwright/kernel/host'
import { Refusal } from '../refusal.ts'
import type { LoadedTable, StoredEntry, StoredTable, StoredTicket } from '../store/store.ts'
import { outlinedLog } from './log-outline.ts'

/** A table in memory. The game runs ahead of the store only inside the table's queue, while a change becomes durable. */
export interface PlayedTable {
  table: StoredTable
  /** The moment of another game that its game begins from; null where the rules set it up. */
  readonly from: Beginning | null
  game: Game | null
  readonly module: GameModule
  /** By client key: what was acknowledged lately, and at which length of the log. The store knows the rest. */
  readonly kept: Map<string, StoredTicket>
  /** Whether the game knows its log from the beginning, as it must to take something back. */
  isWhole: boolean
  /** How many entries of the log are durable. */
  saved: number
  /** How many entries the stored snapshot covers; -1 without one. */
  snapshotAt: number
}

export function newGame(
  { definition }: GameModule,
  { seats, seed, options }: StoredTable,
  from: Beginning | null,
): Game {
  const players = seats.map(({ name }) => name ?? '')
  return new Game(definition, openTable(definition, { players, seed, options, from: from ?? undefined }))
}

/** Whether nothing was played since the stored snapshot that later rules would have to take back. */
export function isCheckpointKept({ game, table, snapshotAt, saved }: PlayedTable): boolean {
  return game === null || table.status !== 'playing' || snapshotAt === saved
}

/** Whoever has older rules than a table goes by leaves it to others; what is over needs no rules. */
export function mustKnowRules({ definition }: GameModule, { snapshot, entries }: LoadedTable): void {
  if (snapshot === null || snapshot.result !== undefined) return
  const rules = entries.map(({ entry }) => (entry.kind === 'rules' ? entry.rules : 0))
  if (Math.max(snapshot.rules, ...rules) > definition.rules) throw new Refusal('newer-rules')
}

/** Whether newer rules would have to take something back: it was answered by older ones after the last checkpoint. */
export function needsCheckpoint({ definition }: GameModule, { table, snapshot, entries }: LoadedTable): boolean {
  if (table.status !== 'playing' || snapshot === null || snapshot.rules >= definition.rules) return false
  return entries.length > 0 && entries.every(({ entry }) => entry.kind !== 'rules')
}

/** Whether a stored table can go on without the log before its snapshot. Rules that rose begin by taking back. */
export function needsHistory({ definition }: GameModule, { snapshot, outline, entries }: LoadedTable): boolean {
  if (snapshot === null || outline === null) return true
  const isForeign = snapshot.rules !== definition.rules && snapshot.result === undefined
  return isForeign || entries.some(({ entry }) => entry.kind === 'undo' || entry.kind === 'rules')
}

/** Plays a stored table up to where it stood. The log may have grown by an entry: the rules version rose. */
export function wakeGame(
  module: GameModule,
  { table, from, snapshot, outline, entries }: LoadedTable,
  history: readonly StoredEntry[] | null,
): Game | null {
  if (snapshot === null) return null
  const game = newGame(module, table, from)
  const covered = history === null && outline !== null ? outlinedLog(outline, snapshot) : []
  game.resume(snapshot, [...covered, ...(history ?? entries).map(({ entry }) => entry)])
  return game
}
