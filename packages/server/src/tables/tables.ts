import { createHash } from 'node:crypto'
import { type Beginning, fingerprintOf, InvalidOptions, parseOptions } from '@turnwright/kernel/host'
import type { Pace, TableRequest, TableSummary } from '@turnwright/protocol'
import { seedFrom, tokenFrom } from '../around/randomness.ts'
import { paceAt, UNHURRIED } from '../clocks/stored-pace.ts'
import { Refusal } from '../refusal.ts'
import { StaleTable } from '../store/stale-table.ts'
import type { StoredOrigin, StoredSeat, StoredTable } from '../store/store.ts'
import type { Desk } from './desk.ts'
import { noHintsYet } from './hint-rule.ts'
import { LiveTables } from './live-tables.ts'
import { settle } from './operations/gather.ts'
import { rematchSeats } from './operations/finish.ts'
import { close } from './operations/leave.ts'
import { reading } from './read-table.ts'
import { type Person, seatsFor } from './seats.ts'
import type { Surroundings } from './surroundings.ts'
import type { TableLease } from './table-lease.ts'
import { summaryFor } from './table-state.ts'
import { ticketOf } from './ticket.ts'

const MOST_LISTED = 100
/** Tables at which a seat is kept for somebody: others can make as many as they like. */
const MOST_INVITATIONS = 10
/** An open table that nobody touched for longer is most likely deserted. */
const A_DAY = 24 * 60 * 60 * 1_000
const MOST_UNFINISHED = 100
/** Of those that the lobby lists. A class at school opens many tables from one address. */
const MOST_OPEN_FROM = 100
/** In the lobby, so that one guest's tables do not hide everybody else's. */
const MOST_LISTED_OF_ONE_HOST = 5

type Told =
  | 'game'
  | 'options'
  | 'visibility'
  | 'allowsSecondLooks'
  | 'allowsSpectators'
  | 'hints'
  | 'pace'
  | 'seats'
  | 'openedFrom'
  | 'origin'
  | 'deal'
/** A table as it is asked for. */
export type Wanted = Pick<StoredTable, Told>

/** What a table begins with, where that is not for the rules and its own chance to say. */
export interface Opening {
  readonly from?: Beginning | null
  readonly seed?: string
  /** Who sits there and where it began, where that is known only now. */
  readonly seats?: readonly StoredSeat[]
  readonly origin?: StoredOrigin | null
  /** Of the request, where it came with a key. */
  readonly digest?: string
}

/** What tells a retry from another request. */
export interface OpeningMark {
  readonly key: string
  /** Of all that was asked for, the seats included. */
  readonly digest: string
}

const anew = async (): Promise<Opening> => ({})

/** All tables: the busy ones in memory, the others in the store until somebody asks for them. */
export class Tables {
  readonly live: LiveTables
  readonly #around: Surroundings

  constructor(around: Surroundings, mostLive: number) {
    this.#around = around
    this.live = new LiveTables(around, mostLive)
  }

  /** A table for those who stay: `using table = tables.lease(id)`. */
  lease(id: string): TableLease {
    return this.live.lease(id)
  }

  /** One piece of work at a table, as it stands wherever it was changed last. */
  async with<T>(id: string, work: (desk: Desk) => T | Promise<T>): Promise<T> {
    using table = this.lease(id)
    return await table.enter(work, { fresh: true })
  }

  /**
   * The same for work that a key marks, so that it is done once. What was done long ago, or elsewhere, is not in memory:
   * when the work is refused, the store is asked whether it was the same that was done then, and whether the table has
   * moved on. What could not be stored was perhaps stored after all, and nobody heard of it.
   */
  async once<T>(id: string, key: string, work: (desk: Desk) => T | Promise<T>): Promise<T> {
    using table = this.lease(id)
    let judgedAt = -1
    const judge = (desk: Desk): T | Promise<T> => {
      judgedAt = desk.table.version
      return work(desk)
    }
    // Whoever came between may have read the news already.
    const hasNews = async (desk: Desk): Promise<boolean> => (await desk.recall(key)) || desk.table.version !== judgedAt
    try {
      return await table.enter(judge, { key })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      // Whoever cannot look it up cannot say no: it may have been done, by another server or before a crash.
      const isWorthwhile = await table.enter(hasNews, { fresh: true }).catch((reason: unknown) => {
        throw reason instanceof Refusal ? reason : new Refusal('not-stored')
      })
      if (!isWorthwhile && error.code !== 'not-stored') throw error
      // Meanwhile the table may have been read anew, and what was recalled is forgotten with it.
      const recalled = async (desk: Desk): Promise<T> => {
        await reading(() => desk.recall(key))
        return work(desk)
      }
      return await table.enter(recalled, { key })
    }
  }

  /** Lets go of a table that nobody uses, so that the store may do something with it; false when somebody does. */
  letGo(id: string): boolean {
    return this.live.letGo(id)
  }

  /** Opens a table and gives its id. Asked again with the same key it gives the same. */
  async create(person: Person, request: TableRequest, from: string): Promise<string> {
    const module = this.#around.catalog.get(request.game)
    const seats = seatsFor(module, person, request.seats)
    let options: unknown
    try {
      options = parseOptions(module.definition.options, request.options ?? {})
    } catch (error) {
      if (error instanceof InvalidOptions) throw new Refusal('bad-options', error.message)
      throw error
    }
    const wanted: Wanted = {
      game: request.game,
      options: options as StoredTable['options'],
      visibility: request.visibility ?? 'invite',
      allowsSecondLooks: request.allowsSecondLooks ?? true,
      allowsSpectators: request.allowsSpectators ?? true,
      hints: noHintsYet(request.hints),
      pace: paceAt(paceIn(request)),
      seats,
      openedFrom: from,
      origin: null,
      deal: null,
    }
    const { key } = request
    if (key === undefined) return this.#open(person, wanted, { id: tokenFrom(this.#around.randomness) })
    const { game, options: chosen, visibility, allowsSecondLooks, allowsSpectators, hints, pace } = wanted
    const asked = ['table', game, chosen, visibility, allowsSecondLooks, hints.rule, request.seats] as const
    // What a table could not choose at first is left out where it is as it was then: a retry may come to a newer server.
    const later = [
      ...(request.pace === undefined ? [] : [pace.rule]),
      ...(allowsSpectators ? [] : ['without spectators']),
    ]
    const digest = fingerprintOf(...asked, ...later)
    return this.openOnce(person, wanted, { key, digest })
  }

  /** The id of the table that somebody opens with a key. */
  idFor(person: Person, key: string): string {
    return idFor(person, key)
  }

  /** Opens a table that is wanted, once for each key. What more it takes is made when it is opened. */
  async openOnce(
    person: Person,
    wanted: Wanted,
    mark: OpeningMark,
    opening: () => Promise<Opening> = anew,
  ): Promise<string> {
    const known = await this.openedWith(person, mark)
    if (known !== null) return known
    const { key, digest } = mark
    const id = idFor(person, key)
    return this.#open(person, wanted, { id, digest, ...(await opening()) }).catch(async (error: unknown) => {
      // The same may have been asked twice at once.
      if (!(error instanceof Refusal) || error.code !== 'not-stored') throw error
      const first = await this.openedWith(person, mark)
      if (first === null) throw error
      return first
    })
  }

  /** The table that somebody opened with a key, if they have: then this is a retry. What a server that was killed has not begun begins now. */
  async openedWith(person: Person, { key, digest }: OpeningMark): Promise<string | null> {
    const id = idFor(person, key)
    const loaded = await this.#around.store.load(id).catch(() => {
      throw new Refusal('not-stored')
    })
    if (loaded === null) return null
    const { opening } = loaded.table
    // Of tables that were opened before requests were noted nothing is known to be another.
    if (opening !== null && opening !== digest) throw new Refusal('key-reused')
    await this.with(id, (desk) => {
      const { status, seats } = desk.table
      return status === 'gathering' && seats.every(({ kind }) => kind !== 'open') ? settle(desk, seats) : undefined
    })
    return id
  }

  /** Another game with the same company. Whoever asks second is led to the same table. */
  async rematch(id: string, person: Person, request: { readonly key: string }, from: string): Promise<string> {
    return this.once(id, request.key, async (desk) => {
      const { game, options, visibility, allowsSecondLooks, allowsSpectators, rematch } = desk.table
      const hints = noHintsYet(desk.table.hints.rule)
      const pace = paceAt(desk.table.pace.rule)
      const ticket = ticketOf(person.id, 'rematch', request)
      if (desk.repeated(ticket) !== null && rematch !== null) return rematch
      const seats = rematchSeats(desk, person)
      if (rematch !== null) return rematch
      const rules = { allowsSecondLooks, allowsSpectators, hints, pace }
      const shared = { game, options, visibility, ...rules, origin: null, deal: null }
      const opened = await this.#open(
        person,
        { ...shared, seats, openedFrom: from },
        { id: tokenFrom(this.#around.randomness) },
      )
      try {
        await desk.commit({ rematch: opened }, ticket)
      } catch (error) {
        // Somebody else was first, elsewhere: the table that they opened is the one.
        if (error instanceof StaleTable) await this.#discard(opened, person)
        throw error
      }
      return opened
    })
  }

  async #discard(id: string, { id: person }: Person): Promise<void> {
    await this.with(id, (desk) => close(desk, person, { key: tokenFrom(this.#around.randomness) })).catch(
      () => undefined,
    )
  }

  async listOf(person: string): Promise<TableSummary[]> {
    const { store } = this.#around
    const tables = await reading(() => store.tablesOf(person, MOST_LISTED, MOST_INVITATIONS))
    return tables.map((table) => summaryFor(table, person))
  }

  async listOpen(person: string | null): Promise<TableSummary[]> {
    const { store, clock } = this.#around
    const since = clock.now() - A_DAY
    const tables = await reading(() => store.openTables(since, MOST_LISTED, MOST_LISTED_OF_ONE_HOST))
    return tables.map((table) => summaryFor(table, person))
  }

  /** Waits until everything begun is durable, and keeps a checkpoint of every running game. */
  async rest(): Promise<void> {
    await Promise.allSettled(this.live.all.map((table) => table.enter((desk) => desk.keepCheckpoint())))
  }

  async #open(person: Person, wanted: Wanted, opening: Opening & { id: string }): Promise<string> {
    const { id, from = null, seed, seats = wanted.seats, origin = wanted.origin, digest = null } = opening
    const { store, clock, randomness } = this.#around
    const table: StoredTable = {
      ...wanted,
      seats,
      origin,
      id,
      opening: digest,
      status: 'gathering',
      host: person.id,
      invite: tokenFrom(randomness),
      seed: seed ?? seedFrom(randomness),
      offer: null,
      rematch: null,
      waitingFor: [],
      winners: null,
      scores: null,
      helped: [],
      updated: clock.now(),
      version: 0,
    }
    const bounds = { unfinished: MOST_UNFINISHED, openFrom: MOST_OPEN_FROM, openSince: clock.now() - A_DAY }
    const created = await store.create(table, bounds, from).catch(() => {
      throw new Refusal('not-stored')
    })
    if (created === 'too-many-unfinished') throw new Refusal('too-many-tables')
    if (created === 'too-many-open')
      throw new Refusal('too-many-tables', 'Too many open tables from your network wait for players.', {
        next: 'Open a table by invitation, or join one that waits.',
      })
    if (seats.every(({ kind }) => kind !== 'open')) await this.with(id, (desk) => settle(desk, seats))
    return id
  }
}

/** What is left out was filled in where the request was read; programs of ours may leave it out too. */
function paceIn({ pace }: TableRequest): Pace | undefined {
  if (pace === undefined) return undefined
  const { clock, whenOver = UNHURRIED.whenOver, awayMinutes = UNHURRIED.awayMinutes } = pace
  return { clock, whenOver, awayMinutes }
}

/** The same key of the same person stands for the same table. Nobody else knows a person's id, and so nobody guesses it. */
function idFor(person: Person, key: string): string {
  return createHash('sha256').update(`${person.id} ${key}`).digest('base64url').slice(0, 22)
}
