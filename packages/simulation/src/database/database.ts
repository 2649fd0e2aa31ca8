import { StaleTable } from '@turnwright/server/core'
import type { Weather } from '../network/weather.ts'
import type { Lots } from '../time/lots.ts'
import type { Schedule } from '../time/schedule.ts'
import { Disk } from './disk.ts'
import type { Fence } from './kept-table.ts'
import { LeaseRows } from './lease-rows.ts'
import { Rows } from './rows.ts'

/** What came of something, as it travels: data, or why not. */
export type Outcome = { readonly text: string } | { readonly failed: 'stale' | 'refused' | 'full' | 'away' }

const WRITES = [
  'create',
  'save',
  'reviveFaulted',
  'closeUntouched',
  'purge',
  'createDeal',
  'enterDeal',
  'leaveDeal',
  'advanceHouse',
  'addRefusals',
] as const
const REMINDING_WRITES = [
  'pushKey',
  'keepPush',
  'forgetPush',
  'keepMail',
  'confirmMail',
  'forgetMail',
  'setMailAfter',
  'tell',
  'untell',
] as const
const REMINDING_READS = ['pushOf', 'mailOf', 'mail', 'due'] as const
const LEASING = ['claim', 'renew', 'release'] as const

type Read =
  | 'load'
  | 'since'
  | 'versions'
  | 'countTickets'
  | 'history'
  | 'ticket'
  | 'tablesOf'
  | 'openTables'
  | 'untouched'
  | 'deal'
  | 'dealOf'
  | 'dealTable'
  | 'countDealGames'
  | 'dealGames'
  | 'houseTime'
  | 'dueTables'
  | 'botsAsked'
type Reminding = (typeof REMINDING_WRITES)[number] | (typeof REMINDING_READS)[number]
export type Operation = (typeof WRITES)[number] | (typeof LEASING)[number] | Reminding | Read

const writes: ReadonlySet<Operation> = new Set([...WRITES, ...REMINDING_WRITES])
const reminding: ReadonlySet<Operation> = new Set([...REMINDING_WRITES, ...REMINDING_READS])
const leasing: ReadonlySet<Operation> = new Set(LEASING)

/** In bytes, as PostgreSQL has it. */
const LONGEST_NOTIFICATION = 7_999

interface Pending {
  readonly until: number
  readonly record: string
  readonly done: (outcome: Outcome) => void
}

/** Told of everything that became durable, at that moment. */
export type Witness = (operation: Operation, args: readonly unknown[], value: unknown) => void

/** Whoever hears what servers say to each other. */
export interface Ear {
  hear(payload: string): void
  gap(): void
}

/**
 * The database that all servers share. What is written is one transaction each: it goes to the disk, and when it is safe
 * there it is judged, seen by everyone, and acknowledged.
 */
export class Database {
  readonly rows: Rows
  readonly #schedule: Schedule
  readonly #lots: Lots
  readonly #weather: Weather
  readonly #disk = new Disk()
  readonly #leases: LeaseRows
  readonly #ears = new Set<Ear>()
  readonly #witness: Witness
  #pending: Pending[] = []
  #isSyncing = false
  #life = 0
  #isUp = true

  constructor(schedule: Schedule, lots: Lots, weather: Weather, fence: Fence, witness: Witness) {
    this.#schedule = schedule
    this.#lots = lots
    this.#weather = weather
    this.#leases = new LeaseRows(schedule)
    this.rows = new Rows(fence)
    this.#witness = witness
  }

  perform(operation: Operation, args: string, done: (outcome: Outcome) => void): void {
    const { refusals, isDiskFull } = this.#weather.now
    if (!this.#isUp) return done({ failed: 'away' })
    if (!writes.has(operation)) return done(this.#apply(operation, args))
    if (isDiskFull) return done({ failed: 'full' })
    if (this.#lots.happens(refusals)) return done({ failed: 'refused' })
    const record = `${operation} ${args}`
    this.#pending.push({ until: this.#disk.append(record), record, done })
    this.#sync()
  }

  /** What is too long is refused, and reaches nobody. */
  notify(payload: string): void {
    if (!this.#isUp || Buffer.byteLength(payload) > LONGEST_NOTIFICATION) return
    for (const ear of this.#ears) ear.hear(payload)
  }

  listen(ear: Ear): () => void {
    this.#ears.add(ear)
    return () => this.#ears.delete(ear)
  }

  /** A node's lines have ended, and with them what it held. */
  partWith(node: string): void {
    this.#leases.partWith(node)
  }

  /** Nothing is acknowledged of what was not synced; some of it is there all the same when it comes back. */
  crash(): void {
    if (!this.#isUp) return
    this.#isUp = false
    this.#life++
    this.#isSyncing = false
    const pending = this.#pending
    this.#pending = []
    for (const record of this.#disk.crash(this.#lots)) this.#recover(record)
    this.#leases.forgetSome(this.#lots)
    for (const { done } of pending) done({ failed: 'away' })
  }

  restart(): void {
    this.#isUp = true
    for (const ear of this.#ears) ear.gap()
  }

  /** All that was written while the last sync went on shares the next one. */
  #sync(): void {
    if (this.#isSyncing) return
    const last = this.#pending.at(-1)
    if (last === undefined) return
    this.#isSyncing = true
    const life = this.#life
    this.#schedule.in(this.#lots.between(this.#weather.now.commit), () => {
      if (life !== this.#life) return
      this.#isSyncing = false
      this.#disk.sync(last.until)
      const safe = this.#pending.filter(({ until }) => until <= last.until)
      this.#pending = this.#pending.slice(safe.length)
      for (const { record, done } of safe) done(this.#recover(record))
      this.#sync()
    })
  }

  #recover(record: string): Outcome {
    const end = record.indexOf(' ')
    return this.#apply(record.slice(0, end) as Operation, record.slice(end + 1))
  }

  #heldFor(operation: Operation): Held {
    const { rows } = this
    return (leasing.has(operation) ? this.#leases : reminding.has(operation) ? rows.reminders : rows) as unknown as Held
  }

  #apply(operation: Operation, text: string): Outcome {
    const args = JSON.parse(text) as unknown[]
    const held = this.#heldFor(operation)
    let value: unknown
    try {
      value = held[operation]?.(...args) ?? null
    } catch (error) {
      return { failed: error instanceof StaleTable ? 'stale' : 'refused' }
    }
    if (writes.has(operation)) this.#witness(operation, args, value)
    return { text: JSON.stringify(value) }
  }
}

/** Operations have the names of the methods that do them. */
type Held = Readonly<Partial<Record<Operation, (...args: unknown[]) => unknown>>>
