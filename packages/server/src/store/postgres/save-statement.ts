import type { PendingQuery, Row, Sql } from 'postgres'
import { dayOf } from '../day.ts'
import { peopleAt } from '../people-at.ts'
import { entryParameters, paceParameters, tableParameters } from '../rows.ts'
import type { Checkpoint, CountedTicket, StoredEntry, StoredFault, StoredTable, TableChange } from '../store.ts'

type Fragment = PendingQuery<Row[]>

/**
 * A whole change as one statement: it gives one row, or none where it was not made from the stored version or its key was
 * used at this table before. Whatever else it stores hangs on the row of the table that it changes.
 */
export function saveStatement(sql: Sql, change: TableChange): Fragment {
  const { table, entries, ticket, checkpoint, fault } = change
  const parts = [
    ...(entries.length > 0 ? [logged(sql, table.id, entries)] : []),
    ...(ticket === null ? [] : [noted(sql, ticket)]),
    ...(change.changed === 'seats' ? seated(sql, change.table) : []),
    ...(checkpoint === null ? [] : [kept(sql, checkpoint)]),
    ...(fault === null ? [] : [faulted(sql, fault, table.updated)]),
  ]
  const all = parts.reduce((before, part) => sql`${before}, ${part}`, sql``)
  return sql`WITH changed AS (${updated(sql, change)} RETURNING id) ${all} SELECT id FROM changed`
}

function updated(sql: Sql, change: TableChange): Fragment {
  const { id, version } = change.table
  const found = sql`WHERE id = ${id} AND version = ${version - 1} ${unusedKeys(sql, change)}`
  if (change.changed === 'play') {
    const { offer, waitingFor, updated: at, botsAsked } = change.table
    const { pace, due } = paceParameters(change.table.pace)
    return sql`UPDATE turnwright.tables SET offer = ${offer === null ? null : JSON.stringify(offer)},
      waiting_for = ${JSON.stringify(waitingFor)}, updated = ${at}, version = ${version}, day = ${dayOf(at)},
      bots_asked = ${botsAsked}, pace = coalesce(${pace}, pace),
      due = CASE WHEN ${pace}::text IS NULL THEN due ELSE ${due}::bigint END ${found}`
  }
  const row = tableParameters(change.table)
  return sql`UPDATE turnwright.tables SET visibility = ${row.visibility}, status = ${row.status}, host = ${row.host},
    seats = ${row.seats}, offer = ${row.offer}, rematch = ${row.rematch}, deal = ${row.deal}, hints = ${row.hints}, helped = ${row.helped}, pace = ${row.pace}, due = ${row.due},
    bots_asked = ${row.bots_asked}, waiting_for = ${row.waiting_for}, winners = ${row.winners}, scores = ${row.scores}, updated = ${row.updated}, version = ${version}, day = ${dayOf(row.updated)} ${found}`
}

/** A key marks one change of a table, whether an entry or a ticket keeps it; among those of one kind an index sees to it. */
function unusedKeys(sql: Sql, { table, entries, ticket }: TableChange): Fragment {
  const keys = entries.flatMap(({ kept }) => (kept === null ? [] : [kept.key]))
  const noTicket =
    keys.length === 0
      ? sql``
      : sql`AND NOT EXISTS (SELECT 1 FROM turnwright.tickets WHERE table_id = ${table.id} AND key IN ${sql(keys)})`
  const noEntry =
    ticket === null
      ? sql``
      : sql`AND NOT EXISTS (SELECT 1 FROM turnwright.entries
          WHERE table_id = ${table.id} AND key = ${ticket.key} AND key IS NOT NULL)`
  return sql`${noTicket} ${noEntry}`
}

function logged(sql: Sql, table: string, entries: readonly StoredEntry[]): Fragment {
  const rows = entries.map((each) => {
    const { seq, entry, key, digest, branch_id, fingerprint } = entryParameters(table, each)
    return [seq, entry, key, digest, branch_id, fingerprint]
  })
  return sql`logged AS (
    INSERT INTO turnwright.entries (table_id, seq, entry, key, digest, branch_id, fingerprint)
    SELECT changed.id, added.seq::int, added.entry, added.key, added.digest, added.branch_id::int, added.fingerprint
    FROM changed, (VALUES ${sql(rows as never)}) AS added (seq, entry, key, digest, branch_id, fingerprint))`
}

function noted(sql: Sql, { key, digest, seq, branchId, fingerprint, countedAs }: CountedTicket): Fragment {
  return sql`noted AS (
    INSERT INTO turnwright.tickets (table_id, key, digest, seq, branch_id, fingerprint, counted_as)
    SELECT id, ${key}, ${digest}, ${seq}::int, ${branchId}::int, ${fingerprint}, ${countedAs} FROM changed)`
}

/**
 * Notes everyone who has to do with the table, so that it is found in their list. Those who left keep it there; of a seat
 * that is no longer kept for somebody nothing is left.
 */
function seated(sql: Sql, table: StoredTable): readonly Fragment[] {
  const present = people(table)
  const names = sql(present.map(([person]) => person))
  return [
    sql`freed AS (DELETE FROM turnwright.people USING changed
      WHERE table_id = id AND standing = 'kept' AND person NOT IN ${names})`,
    sql`gone AS (UPDATE turnwright.people SET standing = 'gone' FROM changed
      WHERE table_id = id AND standing <> 'kept' AND person NOT IN ${names})`,
    sql`present AS (INSERT INTO turnwright.people (person, table_id, standing)
      SELECT added.person, changed.id, added.standing
      FROM changed, (VALUES ${sql(present as never)}) AS added (person, standing)
      ON CONFLICT (person, table_id) DO UPDATE SET standing = excluded.standing)`,
  ]
}

export function people(table: StoredTable): readonly (readonly [string, string])[] {
  return [...peopleAt(table)]
}

function kept(sql: Sql, { snapshot, outline }: Checkpoint): Fragment {
  return sql`kept AS (
    INSERT INTO turnwright.snapshots (table_id, snapshot, entries, outline)
    SELECT id, ${JSON.stringify(snapshot)}, ${snapshot.entries}::int, ${JSON.stringify(outline)} FROM changed
    ON CONFLICT (table_id) DO UPDATE
      SET snapshot = excluded.snapshot, entries = excluded.entries, outline = excluded.outline)`
}

function faulted(sql: Sql, { message, stack, answer, seq }: StoredFault, at: number): Fragment {
  return sql`faulted AS (
    INSERT INTO turnwright.faults (table_id, at, message, stack, answer, seq)
    SELECT id, ${at}::bigint, ${storable(message)}, ${storable(stack)}, ${JSON.stringify(answer) ?? null}, ${seq}::int
    FROM changed)`
}

/** PostgreSQL keeps every letter but one. */
function storable(text: string): string {
  return text.replaceAll('\0', '')
}
