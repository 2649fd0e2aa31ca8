import { askedBots } from '../bots/asked-bots.ts'
import { dueOf, paceAt } from '../clocks/stored-pace.ts'
import { type Columns, columnsOf } from './columns.ts'
import type { CountedTicket, StoredEntry, StoredTable, StoredTicket } from './store.ts'

export interface TableRow {
  readonly id: string
  readonly game: string
  readonly options: string
  readonly visibility: string
  readonly status: string
  readonly host: string
  readonly seats: string
  readonly invite: string
  readonly seed: string
  readonly offer: string | null
  readonly rematch: string | null
  readonly waiting_for: string
  readonly winners: string | null
  readonly scores: string | null
  readonly updated: number
  readonly allows_second_looks: number
  readonly allows_spectators: number
  readonly version: number
  readonly opened_from: string
  readonly origin: string | null
  readonly deal: string | null
  readonly hints: string
  readonly helped: string
  readonly opening: string | null
  /** Of tables that are older than clocks there is none. */
  readonly pace: string | null
}

export const tableColumns: readonly string[] = columnsOf<TableRow>({
  id: true,
  game: true,
  options: true,
  visibility: true,
  status: true,
  host: true,
  seats: true,
  invite: true,
  seed: true,
  offer: true,
  rematch: true,
  waiting_for: true,
  winners: true,
  scores: true,
  updated: true,
  allows_second_looks: true,
  allows_spectators: true,
  version: true,
  opened_from: true,
  origin: true,
  deal: true,
  hints: true,
  helped: true,
  opening: true,
  pace: true,
})

export function tableParameters(table: StoredTable): Columns<TableRow & PaceColumns & BotsColumn> {
  const {
    waitingFor,
    options,
    seats,
    offer,
    winners,
    scores,
    allowsSecondLooks,
    allowsSpectators,
    openedFrom,
    origin,
    deal,
    hints,
    helped,
    pace,
    ...plain
  } = table
  return {
    ...plain,
    options: JSON.stringify(options),
    seats: JSON.stringify(seats),
    offer: offer === null ? null : JSON.stringify(offer),
    waiting_for: JSON.stringify(waitingFor),
    winners: winners === null ? null : JSON.stringify(winners),
    scores: scores === null ? null : JSON.stringify(scores),
    allows_second_looks: allowsSecondLooks ? 1 : 0,
    allows_spectators: allowsSpectators ? 1 : 0,
    opened_from: openedFrom,
    origin: origin === null ? null : JSON.stringify(origin),
    deal: deal === null ? null : JSON.stringify(deal),
    hints: JSON.stringify(hints),
    helped: JSON.stringify(helped),
    bots_asked: askedBots(table),
    ...paceParameters(pace),
  }
}

interface BotsColumn {
  /** A table is looked for by whether a bot owes it an answer. */
  readonly bots_asked: string | null
}

interface PaceColumns {
  readonly pace: string | null
  /** A table is looked for by when the next of its clocks runs out. */
  readonly due: number | null
}

export function paceParameters(pace: StoredTable['pace'] | null): PaceColumns {
  return { pace: pace === null ? null : JSON.stringify(pace), due: pace === null ? null : dueOf(pace) }
}

/** Rows are ours: what was written by `tableParameters` reads back as a table. */
export function tableOf(row: TableRow): StoredTable {
  return {
    id: row.id,
    game: row.game,
    options: JSON.parse(row.options),
    visibility: row.visibility,
    allowsSecondLooks: row.allows_second_looks === 1,
    allowsSpectators: row.allows_spectators === 1,
    hints: JSON.parse(row.hints),
    helped: JSON.parse(row.helped),
    pace: row.pace === null ? paceAt() : JSON.parse(row.pace),
    status: row.status,
    host: row.host,
    openedFrom: row.opened_from,
    seats: JSON.parse(row.seats),
    invite: row.invite,
    seed: row.seed,
    offer: row.offer === null ? null : JSON.parse(row.offer),
    rematch: row.rematch,
    origin: row.origin === null ? null : JSON.parse(row.origin),
    deal: row.deal === null ? null : JSON.parse(row.deal),
    waitingFor: JSON.parse(row.waiting_for),
    winners: row.winners === null ? null : JSON.parse(row.winners),
    scores: row.scores === null ? null : JSON.parse(row.scores),
    updated: row.updated,
    version: row.version,
    opening: row.opening,
  } as StoredTable
}

export interface EntryRow {
  readonly seq: number
  readonly entry: string
  readonly key: string | null
  readonly digest: string | null
  readonly branch_id: number | null
  readonly fingerprint: string | null
}

export const entryColumns: readonly string[] = columnsOf<EntryRow>({
  seq: true,
  entry: true,
  key: true,
  digest: true,
  branch_id: true,
  fingerprint: true,
})

/** A row with the table that it belongs to. */
type OfTable<Row> = Columns<Row & { readonly table_id: string }>

export function entryParameters(table: string, { seq, entry, kept }: StoredEntry): OfTable<EntryRow> {
  return {
    table_id: table,
    seq,
    entry: JSON.stringify(entry),
    key: kept?.key ?? null,
    digest: kept?.digest ?? null,
    branch_id: kept?.branchId ?? null,
    fingerprint: kept?.fingerprint ?? null,
  }
}

export function entryOf({ seq, entry, key, digest, branch_id, fingerprint }: EntryRow): StoredEntry {
  const kept =
    key === null || digest === null || branch_id === null || fingerprint === null
      ? null
      : { key, digest, branchId: branch_id, fingerprint }
  return { seq, entry: JSON.parse(entry), kept }
}

export interface TicketRow {
  readonly key: string
  readonly digest: string
  readonly seq: number
  readonly branch_id: number
  readonly fingerprint: string
}

export const ticketColumns: readonly string[] = columnsOf<TicketRow>({
  key: true,
  digest: true,
  seq: true,
  branch_id: true,
  fingerprint: true,
})

export function ticketParameters(
  table: string,
  { branchId, countedAs, ...plain }: CountedTicket,
): OfTable<TicketRow & { readonly counted_as: string }> {
  return { table_id: table, ...plain, branch_id: branchId, counted_as: countedAs }
}

export function ticketOf({ key, digest, seq, branch_id, fingerprint }: TicketRow): StoredTicket {
  return { key, digest, seq, branchId: branch_id, fingerprint }
}

/** The ticket that an entry keeps: it is acknowledged with the length of the log that it made. */
export function ticketIn({ seq, kept }: StoredEntry): StoredTicket | null {
  return kept === null ? null : { ...kept, seq: seq + 1 }
}

export interface SnapshotRow {
  readonly snapshot: string
  readonly entries: number | null
  readonly outline: string | null
}

export const snapshotColumns: readonly string[] = columnsOf<SnapshotRow>({
  snapshot: true,
  entries: true,
  outline: true,
})
