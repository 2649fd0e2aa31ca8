import { createHash } from 'node:crypto'
import type { GameModule, Seat } from '@turnwright/kernel'
import { type Beginning, fingerprintOf, type Witness } from '@turnwright/kernel/host'
import type { ForkRequest, RecordForkRequest } from '@turnwright/protocol'
import type { Randomness } from '../around/randomness.ts'
import type { GameCatalog } from '../game-catalog.ts'
import { paceAt } from '../clocks/stored-pace.ts'
import { Refusal } from '../refusal.ts'
import type { Store, StoredSeat, StoredTable } from '../store/store.ts'
import type { Desk } from '../tables/desk.ts'
import { withHelp } from '../tables/helped.ts'
import { noHintsYet } from '../tables/hint-rule.ts'
import { mustSee } from '../tables/operations/gather.ts'
import { botSeat, type Person, seatsFor } from '../tables/seats.ts'
import type { Tables, Wanted } from '../tables/tables.ts'
import { ThreadPool } from '../threads/thread-pool.ts'
import { WaitingRoom } from '../threads/waiting-room.ts'
import type { ForkOutcome, ForkTask } from './fork-task.ts'
import { witnessFor } from './may-fork.ts'
import type { RecordForkTask } from './record-fork-thread.ts'
import type { RecordMoment } from './record-moment.ts'

const LONGEST_REPLAY = 60_000
/** A record that somebody brings may be made to last: no game of ours takes so long. */
const LONGEST_OF_A_RECORD = 10_000
/** Whoever asks for more than the thread can play must wait. */
const MOST_WAITING = 50
const MOST_WAITING_EACH = 2

export interface ForkWish {
  readonly table: string
  readonly invite: string | undefined
  readonly request: ForkRequest
  /** What is stored of the address it came from. */
  readonly from: string
}

interface Moment {
  readonly table: StoredTable
  readonly module: GameModule
  readonly witness: Witness
}

/** Opens tables that begin at a moment of another. The game is played up to it in a thread. */
export class Forks {
  readonly #store: Store
  readonly #tables: Tables
  readonly #catalog: GameCatalog
  readonly #randomness: Randomness
  readonly #threads: ThreadPool<ForkTask, ForkOutcome>
  readonly #records: ThreadPool<RecordForkTask, RecordMoment | string>
  readonly #room = new WaitingRoom(MOST_WAITING, MOST_WAITING_EACH, 'Many games are being played on just now.')

  constructor(store: Store, tables: Tables, catalog: GameCatalog, gamesUrl: string, randomness: Randomness) {
    this.#randomness = randomness
    this.#store = store
    this.#tables = tables
    this.#catalog = catalog
    const body = new URL('./fork-thread.ts', import.meta.url)
    this.#threads = new ThreadPool({ body, gamesUrl, size: 1, patience: LONGEST_REPLAY })
    const ofRecords = new URL('./record-fork-thread.ts', import.meta.url)
    this.#records = new ThreadPool({ body: ofRecords, gamesUrl, size: 1, patience: LONGEST_OF_A_RECORD })
  }

  async stop(): Promise<void> {
    await this.#threads.stop()
    await this.#records.stop()
  }

  /** The id of the table. Asked again with the same key it is the same. */
  async open(person: Person, { table: id, invite, request, from }: ForkWish): Promise<string> {
    const { at, key } = request
    const moment = await this.#tables.with(id, (desk): Moment => {
      mustSee(desk, person.id, invite)
      const witness = witnessFor(desk, person.id)
      if (at > (desk.game?.log.length ?? 0)) throw noSuchMoment()
      return { table: desk.table, module: desk.module, witness }
    })
    const { game, options, seats } = moment.table
    const wanted: Wanted = {
      game,
      options,
      visibility: 'invite',
      allowsSecondLooks: true,
      // What nobody may look at there nobody looks at here.
      allowsSpectators: moment.table.allowsSpectators,
      hints: noHintsYet(),
      pace: paceAt(),
      seats: seatsFor(this.#catalog.get(game), person, request.seats),
      openedFrom: from,
      origin: {
        table: id,
        record: null,
        at,
        wished: at,
        players: seats.map(({ name }) => name ?? ''),
        knownTo: moment.witness === 'anybody' ? null : moment.witness,
      },
      deal: null,
    }
    mustFit(wanted.seats, seats.length)
    const digest = fingerprintOf('fork', id, at, request.seats)
    return this.#tables.openOnce(person, wanted, { key, digest }, async () => {
      const begun = await this.#begin(person, moment, at)
      const { witness } = moment
      if (witness !== 'anybody') await this.#tables.with(id, (desk) => noted(desk, witness))
      const origin = wanted.origin && { ...wanted.origin, at: begun.at }
      return { from: begun, origin, seats: withoutThoseWhoLeft(moment.module, wanted.seats, begun) }
    })
  }

  /** A moment of a record that somebody brings. Nothing of it is believed but what the rules make of its answers. */
  async openRecord(person: Person, { record, at, seats, key }: RecordForkRequest, openedFrom: string): Promise<string> {
    const digest = createHash('sha256').update(record).digest('base64url')
    const mark = { key, digest: fingerprintOf('record', digest, at, seats) }
    const opened = await this.#tables.openedWith(person, mark)
    if (opened !== null) return opened
    const deal = this.#randomness.bytes(32).toString('hex')
    // In turn with whoever comes from the same address: a guest is made in no time.
    const moment = await this.#room
      .inTurn(openedFrom, () => this.#records.run({ text: record, at, deal }))
      .catch((error: unknown) => {
        if (error instanceof Refusal) throw error
        throw new Refusal('bad-record', 'This record takes too long to play.')
      })
    if (typeof moment === 'string') throw new Refusal('bad-record', moment)
    const { game, players, options, from, ended } = moment
    const module = this.#catalog.get(game)
    const wanted: Wanted = {
      game,
      options: options as StoredTable['options'],
      visibility: 'invite',
      allowsSecondLooks: true,
      allowsSpectators: true,
      hints: noHintsYet(),
      pace: paceAt(),
      seats: seatsFor(module, person, seats),
      openedFrom,
      origin: {
        table: null,
        record: digest,
        at,
        wished: at,
        players,
        knownTo: null,
        ...(ended === null ? {} : { ended }),
      },
      deal: null,
    }
    mustFit(wanted.seats, players.length)
    return this.#tables.openOnce(person, wanted, mark, async () => ({
      from,
      seats: withoutThoseWhoLeft(module, wanted.seats, from),
    }))
  }

  async #begin(person: Person, moment: Moment, at: number): Promise<Beginning> {
    return beginningOf(await this.#room.inTurn(person.id, () => this.#play(moment, at)))
  }

  async #play({ table, module, witness }: Moment, at: number): Promise<ForkOutcome> {
    const { id, seed, options, seats } = table
    const [loaded, history] = await Promise.all([this.#store.load(id), this.#store.history(id)]).catch(() => {
      throw new Refusal('not-stored', 'The server cannot read this table now.')
    })
    if (loaded === null) throw new Refusal('no-such-table')
    const players = seats.map(({ name }) => name ?? '')
    const log = history.slice(0, at).map(({ entry }) => entry)
    const deal = this.#randomness.bytes(32).toString('hex')
    const task = {
      game: module.definition.id,
      players,
      seed,
      options,
      from: loaded.from ?? undefined,
      log,
      witness,
      deal,
    }
    return this.#threads.run(task).catch(() => {
      throw new Refusal('not-stored', 'The game could not be played up to this moment.')
    })
  }
}

/** What comes of an answer can be tried out from now on: that is written down before anybody can. */
async function noted(desk: Desk, seat: Seat): Promise<void> {
  const helped = withHelp(desk.table, { seat, by: 'played-on' })
  if (desk.table.status === 'playing' && helped !== desk.table.helped) await desk.commitUnnoticed({ helped })
}

function mustFit(seats: readonly StoredSeat[], count: number): void {
  if (seats.length !== count)
    throw new Refusal('bad-seats', `This game is one of ${count} seats.`, { next: 'Say who plays in each.' })
}

function beginningOf(outcome: ForkOutcome): Beginning {
  if (typeof outcome === 'object') return outcome
  switch (outcome) {
    case 'over':
      throw new Refusal('no-fork', 'At this moment nobody is asked anything.', { next: 'Choose an earlier one.' })
    case 'not-asked':
      throw new Refusal('no-fork', 'Up to this moment you were not asked anything.', {
        next: 'While the game goes on, choose one after your first question.',
      })
    case 'diverged':
      throw new Refusal(
        'no-fork',
        'This moment cannot be played on: the rules have changed since, or the game had not begun.',
        {
          next: 'Choose a later one.',
        },
      )
    case 'unreachable':
      throw new Refusal('no-fork', 'No other deal leads to this moment.', { next: 'Choose another one.' })
  }
}

function noSuchMoment(): Refusal {
  return new Refusal('no-fork', 'This game has not come so far.', { next: 'Choose an earlier moment.' })
}

/** Who had left by then is asked nothing any more: nobody can sit down there. */
function withoutThoseWhoLeft(
  module: GameModule,
  seats: readonly StoredSeat[],
  { left }: Beginning,
): readonly StoredSeat[] {
  return seats.map((seat, at) => (left.includes(at) ? { ...botSeat(module, undefined), left: true } : seat))
}
