import { randomBytes } from 'node:crypto'
import { InvalidOptions, parseOptions } from '@turnwright/kernel'
import type { TableRequest, TableSummary } from '@turnwright/protocol'
import { Refusal } from '../refusal.ts'
import type { StoredTable } from '../store/store.ts'
import { LiveTable } from './live-table.ts'
import { settle } from './operations/gather.ts'
import { rematchSeats } from './operations/finish.ts'
import { type Person, seatsFor } from './seats.ts'
import type { Surroundings } from './surroundings.ts'
import { summaryFor } from './table-state.ts'

const MOST_LISTED = 100
/** An open table that nobody touched for longer is most likely deserted. */
const A_DAY = 24 * 60 * 60 * 1_000
const MOST_UNFINISHED = 100

/** All tables: the busy ones in memory, the others in the store until somebody asks for them. */
export class Tables {
  readonly #around: Surroundings
  readonly #mostLive: number
  /** In the order of their last use. */
  readonly #live = new Map<string, LiveTable>()

  constructor(around: Surroundings, mostLive: number) {
    this.#around = around
    this.#mostLive = mostLive
  }

  get live(): readonly LiveTable[] {
    return [...this.#live.values()]
  }

  at(id: string): LiveTable {
    const table = this.#live.get(id) ?? new LiveTable(id, this.#around)
    this.#live.delete(id)
    this.#live.set(id, table)
    this.#makeRoom()
    return table
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
  async rematch(id: string, person: Person): Promise<string> {
    return this.at(id).enter(async (desk) => {
      const { game, options, visibility, allowsSecondLooks, rematch } = desk.table
      const seats = rematchSeats(desk, person)
      if (rematch !== null) return rematch
      const next = await this.#open(person, { game, options, visibility, allowsSecondLooks, seats })
      await desk.commit({ rematch: next })
      return next
    })
  }

  async listOf(person: string): Promise<TableSummary[]> {
    const tables = await this.#around.store.tablesOf(person, MOST_LISTED)
    return tables.map((table) => summaryFor(table, person))
  }

  async listOpen(person: string | null): Promise<TableSummary[]> {
    const tables = await this.#around.store.openTables(this.#around.now() - A_DAY, MOST_LISTED)
    return tables.map((table) => summaryFor(table, person))
  }

  /** Waits until everything begun is durable, and keeps a checkpoint of every running game. */
  async rest(): Promise<void> {
    await Promise.allSettled(this.live.map((table) => table.enter((desk) => desk.keepCheckpoint())))
  }

  async #open(
    person: Person,
    wanted: Pick<StoredTable, 'game' | 'options' | 'visibility' | 'allowsSecondLooks' | 'seats'>,
  ): Promise<string> {
    const { store, now } = this.#around
    if ((await store.countUnfinished(person.id)) >= MOST_UNFINISHED) throw new Refusal('too-many-tables')
    const id = token()
    await store
      .create({
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
      })
      .catch(() => {
        throw new Refusal('not-stored')
      })
    if (wanted.seats.every(({ kind }) => kind !== 'open')) await this.at(id).enter((desk) => settle(desk, wanted.seats))
    return id
  }

  /** Forgets the table that was used least recently. One that was played at first keeps its checkpoint. */
  #makeRoom(): void {
    if (this.#live.size <= this.#mostLive) return
    for (const [id, table] of this.#live) {
      if (!table.isIdle) continue
      if (table.isKept) this.#live.delete(id)
      else
        table
          .enter((desk) => desk.keepCheckpoint())
          .then(
            () => this.#makeRoom(),
            // What cannot be stored now stays here until somebody needs the room again.
            () => undefined,
          )
      return
    }
  }
}

/** 128 bits that nobody guesses. */
function token(): string {
  return randomBytes(16).toString('base64url')
}
