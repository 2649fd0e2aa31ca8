import type { LogEntry } from '@turnwright/kernel/host'
import type { Forgotten } from '@turnwright/protocol'
import { type Randomness, tokenFrom } from '../around/randomness.ts'
import { Refusal } from '../refusal.ts'
import type { Store, StoredOrigin, StoredSeat, StoredTable } from '../store/store.ts'
import type { Desk } from '../tables/desk.ts'
import { leave } from '../tables/operations/leave.ts'
import { reading } from '../tables/read-table.ts'
import type { Tables } from '../tables/tables.ts'
import { isNobody } from '../tables/seats.ts'
import type { AccountStore } from './account-store.ts'
import { NEUTRAL_NAME } from './house-names.ts'
import { reseat, type Seating } from './reseat.ts'

const MOST = 5_000

interface Around {
  readonly store: Pick<Store, 'tablesOf' | 'purge' | 'save'>
  readonly accounts: Pick<AccountStore, 'origins' | 'setOrigin' | 'changesOfSeats' | 'setEntry'>
  readonly tables: Tables
  readonly randomness: Randomness
  /** By which seats are known that were somebody's. */
  readonly nobody: string
  readonly now: () => number
  /** Removes what was made of a table's game. */
  readonly forgetRecord: (id: string) => Promise<void>
}

type Fate = 'renamed' | 'removed'

/**
 * Nothing at tables leads to somebody any more. Unfinished ones are left, as if they had got up. What nobody else played
 * at is removed; elsewhere others need the game, and the seat gets a neutral name and is nobody's.
 */
export async function forgetAtTables(around: Around, person: string): Promise<Forgotten> {
  const { store, tables } = around
  const counts = { left: 0, renamed: 0, removed: 0 }
  const seatAt = new Map<string, number>()
  for (const table of await reading(() => store.tablesOf(person, MOST, MOST))) {
    const { id, status, seats } = table
    if (status === 'gathering' || status === 'playing') {
      const key = `forget ${tokenFrom(around.randomness)}`
      // Who has left already, or only opened what others play, stays until the next step.
      const left = tables.with(id, (desk) => leave(desk, person, { key })).then(() => true)
      if (await left.catch(unlessLost)) counts.left++
    }
    const seat = seats.findIndex((each) => each.person === person)
    if (seat >= 0) seatAt.set(id, seat)
    const fate = await clear(around, table, person).catch(unlessLost)
    if (fate !== false) counts[fate]++
  }
  await renameOrigins(around, seatAt)
  return counts
}

/** Games that others played on from one of these remember who sat where it began. */
async function renameOrigins({ accounts, tables }: Around, seatAt: ReadonlyMap<string, number>): Promise<void> {
  for (const { id, origin } of await accounts.origins()) {
    const began = JSON.parse(origin) as StoredOrigin
    const seat = seatAt.get(began.table ?? '')
    if (seat === undefined) continue
    const players = began.players.map((name, at) => (at === seat ? NEUTRAL_NAME : name))
    await accounts.setOrigin(id, JSON.stringify({ ...began, players }))
    await tables.with(id, (desk) => desk.readAnew()).catch(unlessLost)
  }
}

async function clear(around: Around, known: StoredTable, person: string): Promise<Fate | false> {
  const { store, tables, forgetRecord, nobody } = around
  const { id } = known
  const isAlone = ({ table }: Pick<Desk, 'table'>) => isOver(table) && !others(table, person)
  const isRemoved = (await tables.with(id, isAlone).catch(unlessLost)) && tables.letGo(id)
  if (isRemoved && (await store.purge(id, around.now() + 1))) {
    await forgetRecord(id)
    return 'removed'
  }
  await renameInLog(around, known, person)
  const isChanged = await reseat(
    around,
    known,
    (table) => neutral(table, person, nobody),
    (desk) => desk.readAnew(),
  )
  await forgetRecord(id)
  return isChanged && 'renamed'
}

function neutral(table: StoredTable, person: string, nobody: string): Seating {
  const name = neutralAmong(table)
  const seats = table.seats.map((seat): StoredSeat => {
    if (seat.person === person) return { ...seat, person: nobody, name }
    return seat.keptFor === person ? { ...seat, keptFor: null, name: null } : seat
  })
  const heir = seats.find((seat) => seat.kind === 'person' && !seat.left && seat.person !== nobody)?.person ?? nobody
  return { seats, host: table.host === person ? heir : table.host }
}

/** Where a bot had stood in for them, the log says by name that they play again. The rules do not read it. */
async function renameInLog({ accounts }: Around, table: StoredTable, person: string): Promise<void> {
  const seat = table.seats.findIndex((each) => each.person === person)
  if (seat < 0 || table.pace.standIns.length === 0) return
  for (const { seq, entry } of await accounts.changesOfSeats(table.id)) {
    const change = JSON.parse(entry) as LogEntry
    if (change.kind === 'seat' && change.seat === seat && change.player === table.seats[seat]?.name)
      await accounts.setEntry(table.id, seq, JSON.stringify({ ...change, player: neutralAmong(table) }))
  }
}

/** The kernel tells players apart by name. */
function neutralAmong({ seats }: StoredTable): string {
  const taken = new Set(seats.map(({ name }) => name))
  let name = NEUTRAL_NAME
  for (let n = 2; taken.has(name); n++) name = `${NEUTRAL_NAME} ${n}`
  return name
}

function isOver({ status }: StoredTable): boolean {
  return status === 'finished' || status === 'closed'
}

function others({ seats }: StoredTable, person: string): boolean {
  return seats.some((seat) => seat.kind === 'person' && seat.person !== person && !isNobody(seat.person))
}

/** What is gone or cannot be left stays as it is; one that could not be stored is tried again. */
function unlessLost(error: unknown): false {
  if (error instanceof Refusal && error.code !== 'not-stored') return false
  throw error
}
