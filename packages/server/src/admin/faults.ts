import { createGame, gameAt, type AnswerEntry, type GameRecord, recordOf } from '@turnwright/kernel/host'
import type { GameModule } from '@turnwright/kernel'
import { StartupError } from '../startup-error.ts'
import type { Ledger } from './ledger.ts'
import { storedGame } from './stored-game.ts'

/** A bug of some rules, as it was kept when it happened. */
export interface KeptFault {
  readonly table: string
  readonly game: string
  readonly status: string
  readonly at: number
  readonly message: string
  readonly stack: string
  readonly answer: AnswerEntry | null
  /** How long the log was; null where it was not noted. */
  readonly seq: number | null
}

/** A game up to the fault, as a record that can be replayed, with what brought it about. */
export type FaultRecord = GameRecord & { readonly fault: Pick<KeptFault, 'message' | 'stack' | 'answer'> }

interface FaultRow extends Omit<KeptFault, 'answer'> {
  readonly answer: string | null
}

const SELECT = `SELECT tables.id AS "table", game, status, at, message, stack, answer, seq
  FROM faults JOIN tables ON tables.id = faults.table_id`

/** The newest first. */
export async function faultsIn(ledger: Ledger, limit: number): Promise<readonly KeptFault[]> {
  return (await ledger.all<FaultRow>(`${SELECT} ORDER BY at DESC LIMIT $1`, limit)).map(faultOf)
}

/** What somebody who mends the rules needs of the last fault at a table. */
export async function faultRecord(ledger: Ledger, table: string, games: readonly GameModule[]): Promise<FaultRecord> {
  const [row] = await ledger.all<FaultRow>(`${SELECT} WHERE table_id = $1 ORDER BY at DESC LIMIT 1`, table)
  const stored = await storedGame(ledger, table)
  if (row === undefined || stored === null)
    throw new StartupError(`No fault is kept of the table "${table}": turnwright admin faults lists those there are.`)
  const { message, stack, answer, seq } = faultOf(row)
  const definition = games.find((each) => each.definition.id === stored.table.game)?.definition
  if (definition === undefined)
    throw new StartupError(`The game "${stored.table.game}" is not among those of this program.`)
  const { seats, seed, options } = stored.table
  const asked = { players: seats.map(({ name }) => name ?? ''), seed, options, from: stored.from ?? undefined }
  const log = stored.history.map(({ entry }) => entry).slice(0, seq ?? undefined)
  const game = log.length === 0 ? createGame(definition, asked) : gameAt(definition, asked, log, log.length)
  if (log.length === 0) game.run()
  return { ...recordOf(game), fault: { message, stack, answer } }
}

/** Plays a game up to its fault and does what brought it about; what comes of it, null where nothing breaks any more. */
export function reproduce({ fault, ...record }: FaultRecord, { definition }: GameModule): string | null {
  const { players, seed, options, from, log } = record
  const asked = { players, seed, options, from }
  const game = log.length === 0 ? createGame(definition, asked) : gameAt(definition, asked, log, log.length)
  if (log.length === 0) game.run()
  try {
    if (fault.answer !== null && game.fault === null) game.apply(fault.answer)
  } catch (error) {
    // A replay that breaks throws; one whose answer no longer fits breaks in another way.
    return game.fault?.stack ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))
  }
  return game.fault?.stack ?? null
}

function faultOf(row: FaultRow): KeptFault {
  return { ...row, answer: row.answer === null ? null : (JSON.parse(row.answer) as AnswerEntry | null) }
}
