import type { StoredSeat } from '../store/store.ts'
import type { Ledger } from './ledger.ts'

const MOST_OF_A_NAME = 5_000

/** A table as operators see it in a list. */
export interface ListedTable {
  readonly id: string
  readonly game: string
  readonly status: string
  readonly visibility: string
  readonly players: readonly string[]
  readonly entries: number
  readonly updated: number
}

export interface TableChoice {
  readonly status: string | null
  readonly game: string | null
  readonly guest: string | null
  readonly limit: number
}

interface TableRow {
  readonly id: string
  readonly game: string
  readonly status: string
  readonly visibility: string
  readonly seats: string
  readonly updated: number
  readonly entries: number
}

/** The last changed first. */
export async function tablesIn(
  ledger: Ledger,
  { status, game, guest, limit }: TableChoice,
): Promise<readonly ListedTable[]> {
  const rows = await ledger.all<TableRow>(
    `SELECT id, game, status, visibility, seats, updated,
      (SELECT coalesce(max(seq) + 1, 0) FROM entries WHERE table_id = tables.id) AS entries
    FROM tables WHERE ($1 = '' OR status = $1) AND ($2 = '' OR game = $2)
      AND ($3 = '' OR id IN (SELECT table_id FROM people WHERE person = $3))
    ORDER BY updated DESC, id LIMIT $4`,
    status ?? '',
    game ?? '',
    guest ?? '',
    limit,
  )
  return rows.map(({ seats, ...row }) => ({ ...row, players: seatsIn(seats).map(told) }))
}

export interface TableCount {
  readonly game: string
  readonly status: string
  readonly tables: number
}

export async function tableCounts(ledger: Ledger): Promise<readonly TableCount[]> {
  return ledger.all<TableCount>(
    'SELECT game, status, count(*) AS tables FROM tables GROUP BY game, status ORDER BY game, status',
  )
}

export interface ListedGuest {
  readonly id: string
  /** As at the table that was changed last. */
  readonly name: string
  readonly tables: number
  readonly updated: number
  readonly banned: boolean
}

interface GuestRow {
  readonly person: string
  readonly tables: number
  readonly updated: number
  readonly banned: number
}

/** Those whose tables were changed last, or those of a name. Of guests nothing is stored but where they sit, and how they are called back. */
export async function guestsIn(ledger: Ledger, name: string | null, limit: number): Promise<readonly ListedGuest[]> {
  const rows = await ledger.all<GuestRow>(
    `SELECT person, count(*) AS tables, max(updated) AS updated,
      (SELECT count(*) FROM bans WHERE kind = 'guest' AND who = person) AS banned
    FROM people JOIN tables ON tables.id = table_id
    WHERE $1 = '' OR position_of($1, seats) > 0
    GROUP BY person ORDER BY updated DESC, person LIMIT $2`.replace(
      'position_of($1, seats)',
      ledger.kind === 'SQLite' ? 'instr(seats, $1)' : 'strpos(seats, $1)',
    ),
    name === null ? '' : JSON.stringify({ name }).slice(1, -1),
    // Those who sat with somebody of that name are among them.
    name === null ? limit : MOST_OF_A_NAME,
  )
  const guests = await Promise.all(
    rows.map(async ({ person, tables, updated, banned }) => ({
      id: person,
      name: await nameOf(ledger, person),
      tables,
      updated,
      banned: banned > 0,
    })),
  )
  return name === null ? guests : guests.filter((guest) => guest.name === name).slice(0, limit)
}

async function nameOf(ledger: Ledger, person: string): Promise<string> {
  const [row] = await ledger.all<{ seats: string }>(
    `SELECT seats FROM people JOIN tables ON tables.id = table_id WHERE person = $1
      ORDER BY standing = 'here' DESC, updated DESC LIMIT 1`,
    person,
  )
  const own = seatsIn(row?.seats ?? '[]').find((seat) => seat.person === person || seat.keptFor === person)
  return own?.name ?? ''
}

function seatsIn(text: string): readonly StoredSeat[] {
  return JSON.parse(text) as readonly StoredSeat[]
}

function told({ kind, name }: StoredSeat): string {
  return kind === 'open' ? '(free)' : (name ?? '')
}
