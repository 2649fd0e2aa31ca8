import { randomBytes } from 'node:crypto'
import { InvalidOptions, parseOptions } from '@turnwright/kernel/host'
import type { TableRequest, TableSummary } from '@turnwright/protocol'
import { Refusal } from '../refusal.ts'
import type { StoredTable } from '../store/store.ts'
import type { Desk } from './desk.ts'
import { LiveTables } from './live-tables.ts'
import { settle } from './operations/gather.ts'
import { rematchSeats } from './operations/finish.ts'
import { type Person, seatsFor } from './seats.ts'
import type { Surroundings } from './surroundings.ts'
import type { TableLease } from './table-lease.ts'
import { summaryFor } from './table-state.ts'
import { ticketOf } from './ticket.ts'

const MOST_LISTED = 100
/** An open table that nobody touched for longer is most likely deserted. */
const A_DAY = 24 * 60 * 60 * 1_000
const MOST_UNFINISHED = 100
/** In the lobby, so that one guest's tables do not hide everybody else's. */
const MOST_LISTED_OF_ONE_HOST = 5

/** All tables: the busy ones in memory, the others in the store until somebody asks for them. */
export class Tables {
  readonly #around: Surroundings
  readonly #live: LiveTables

  constructor(around: Surroundings, mostLive: number) {
    this.#around = around
    this.#live = new LiveTables(around, mostLive)
  }

  /** A table for those who stay: `using table = tables.lease(id)`. */
  lease(id: string): TableLease {
    return this.#live.lease(id)
  }

  /** One piece of work at a table. */
  async with<T>(id: string, work: (desk: Desk) => T | Promise<T>): Promise<T> {
    using table = this.lease(id)
    return await table.enter(work)
  }

  /**
   * The same for work that a key marks, so that it is done once. What was done long ago is not in memory: when the work
   * is refused, the store is asked whether it was the same that was done then.
   */
  async once<T>(id: string, key: string, work: (desk: Desk) => T | Promise<T>): Promise<T> {
    using table = this.lease(id)
    try {
      return await table.enter(work)
    } catch (error) {
      const isKnown = error instanceof Refusal && (await table.enter((desk) => desk.recall(key)).catch(() => false))
      if (!isKnown) throw error
      return await table.enter(work)
    }
  }

  /** Lets go of a table that nobody uses, so that the store may do something with it; false when somebody does. */
  letGo(id: string): boolean {
    return this.#live.letGo(id)
  }

  /** Opens a table and gives its id. */
  async create(person: Person, request: TableRequest): Promise<string> {
    const module = this.#around.catalog.get(request.game)
    const seats = seatsFor(module, person, request.seats)
    let options: unknown
    try {
      options = parseOptions(module.definition.options, request.options ?? {})
    } catch (error) {
      if (error instanceof InvalidOptions) throw new Refusal('bad-options', error.message)
      throw error
    }
    return this.#open(person, {
      game: request.game,
      options: options as StoredTable['options'],
      visibility: request.visibility ?? 'invite',
      allowsSecondLooks: request.allowsSecondLooks ?? true,
      seats,
    })
  }

  /** Another game with the same company. Whoever asks second is led to the same table. */
  async rematch(id: string, person: Person, request: { readonly key: string }): Promise<string> {
    return this.once(id, request.key, async (desk) => {
      const { game, options, visibility, allowsSecondLooks, rematch } = desk.table
      const ticket = ticketOf(person.id, 'rematch', request)
      if (desk.repeated(ticket) !== null && rematch !== null) return rematch
      const seats = rematchSeats(desk, person)
      if (rematch !== null) return rematch
      const next = await this.#open(person, { game, options, visibility, allowsSecondLooks, seats })
      await desk.commit({ rematch: next }, ticket)
      return next
    })
  }

  async listOf(person: string): Promise<TableSummary[]> {
    const tables = await this.#around.store.tablesOf(person, MOST_LISTED)
    return tables.map((table) => summaryFor(table, person))
  }

  async listOpen(person: string | null): Promise<TableSummary[]> {
    const tables = await this.#around.store.openTables(this.#around.now() - A_DAY, MOST_LISTED, MOST_LISTED_OF_ONE_HOST)
    return tables.map((table) => summaryFor(table, person))
  }

  /** Waits until everything begun is durable, and keeps a checkpoint of every running game. */
  async rest(): Promise<void> {
    await Promise.allSettled(this.#live.all.map((table) => table.enter((desk) => desk.keepCheckpoint())))
  }

  async #open(
    person: Person,
    wanted: Pick<StoredTable, 'game' | 'options' | 'visibility' | 'allowsSecondLooks' | 'seats'>,
  ): Promise<string> {
    const { store, now } = this.#around
    const id = token()
    const table: StoredTable = {
      ...wanted,
      id,
      status: 'gathering',
      host: person.id,
      invite: token(),
      seed: randomBytes(16).toString('hex'),
      offer: null,
      rematch: null,
      waitingFor: [],
      winners: null,
      updated: now(),
      version: 0,
    }
    const isCreated = await store.create(table, MOST_UNFINISHED).catch(() => {
      throw new Refusal('not-stored')
    })
    if (!isCreated) throw new Refusal('too-many-tables')
    if (wanted.seats.every(({ kind }) => kind !== 'open')) await this.with(id, (desk) => settle(desk, wanted.seats))
    return id
  }
}

/** 128 bits that nobody guesses. */
function token(): string {
  return randomBytes(16).toString('base64url')
}
