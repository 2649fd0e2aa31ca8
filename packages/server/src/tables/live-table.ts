import { Refusal } from '../refusal.ts'
import { type Listener } from './audience.ts'
import { Audiences, standingOf } from './audiences.ts'
import { Desk } from './desk.ts'
import { isCheckpointKept, needsHistory, type PlayedTable, wakeGame } from './played-table.ts'
import type { Surroundings } from './surroundings.ts'
import { TableLease } from './table-lease.ts'

const BETWEEN_TELLINGS = 250

/** Who is at the other end of a line, and what they read best. */
export interface Hearer {
  readonly person: string | null
  readonly languages: readonly string[]
}

/**
 * One table in memory. Everything that reads or changes it goes through its queue, one at a time; a
 * piece of work ends whether or not whoever asked is still on the line.
 */
export class LiveTable {
  readonly id: string
  readonly audiences = new Audiences()
  /** By the id of a question: who is thinking about it. */
  readonly thinking = new Map<string, object>()
  readonly #around: Surroundings
  readonly #onUnused: () => void
  #leases = 0
  #last: Promise<unknown> = Promise.resolve()
  #queued = 0
  #played: PlayedTable | null = null
  /** When it was last told who is there, and whether it will be once more. */
  #toldAt = 0
  #willTell = false
  /** A change failed, and the table was not read since. */
  #isInDoubt = false

  constructor(id: string, around: Surroundings, onUnused: () => void) {
    this.id = id
    this.#around = around
    this.#onUnused = onUnused
  }

  /** Streams, bots and requests each have a lease for as long as they work with the table. */
  lease(): TableLease {
    this.#leases++
    return new TableLease(this, () => {
      this.#leases--
      if (this.#leases === 0) this.#onUnused()
    })
  }

  /** Whether it can be forgotten: it will be read from the store again when somebody asks. */
  get isIdle(): boolean {
    return this.#queued === 0 && this.#leases === 0
  }

  /** Whether there is nothing here to lose: it was not found, or not read yet. */
  get isEmpty(): boolean {
    return this.#played === null && !this.#isInDoubt
  }

  /** Whether all that was played here can be taken up from the store, also under later rules. */
  get isKept(): boolean {
    return this.#played === null ? !this.#isInDoubt : isCheckpointKept(this.#played)
  }

  /** Waits for its turn, then works at the table alone. */
  enter<T>(work: (desk: Desk) => T | Promise<T>): Promise<T> {
    this.#queued++
    const turn = this.#last.then(async () => {
      try {
        const desk = new Desk(await this.#load(), this, this.#around)
        return await work(desk)
      } finally {
        this.#queued--
      }
    })
    this.#last = turn.catch(() => undefined)
    return turn
  }

  async listen(listener: Listener, { person, languages }: Hearer, lastEventId: string | null): Promise<void> {
    await this.enter((desk) => {
      const place = { person, standing: standingOf(desk.table, person), locale: desk.localeFor(languages) }
      this.audiences.add(listener, place, lastEventId, (from, locale) => desk.stateFrom(from, locale))
      this.#tellWhoIsThere(desk)
      if (this.#played !== null) this.#around.wakeBots(this, this.#played)
    })
  }

  async unlisten(listener: Listener): Promise<void> {
    this.audiences.remove(listener)
    if (this.#played !== null) await this.enter((desk) => this.#tellWhoIsThere(desk))
  }

  /** At once, but not for everyone of a crowd that comes and goes: each time all the others have to be told. */
  #tellWhoIsThere(desk: Desk): void {
    const wait = this.#toldAt + BETWEEN_TELLINGS - this.#around.now()
    if (wait <= 0 || wait > BETWEEN_TELLINGS) {
      this.#toldAt = this.#around.now()
      desk.tellAll()
    } else if (!this.#willTell) {
      this.#willTell = true
      setTimeout(() => void this.#tellLater(), wait).unref()
    }
  }

  async #tellLater(): Promise<void> {
    this.#willTell = false
    if (this.audiences.size === 0) return
    using table = this.lease()
    await table.enter((desk) => this.#tellWhoIsThere(desk)).catch(() => undefined)
  }

  /**
   * Forgets the game: a change did not become durable, so the store alone knows where it stands. Those who watch are
   * told if it is not where they think.
   */
  forget(): void {
    this.#played = null
    this.#isInDoubt = true
    if (this.audiences.size > 0) this.enter((desk) => desk.tellAll()).catch(() => undefined)
  }

  async #load(): Promise<PlayedTable> {
    if (this.#played !== null) return this.#played
    const { store, catalog, wakeBots } = this.#around
    const loaded = await this.#read(() => store.load(this.id))
    if (loaded === null) throw new Refusal('no-such-table')
    const { table, from, entries, snapshot } = loaded
    const module = catalog.get(table.game)
    const history = needsHistory(module, loaded) ? await this.#read(() => store.history(this.id)) : null
    const played: PlayedTable = {
      table,
      from,
      game: null,
      module,
      kept: new Map(),
      isWhole: history !== null,
      saved: history?.length ?? (snapshot?.entries ?? 0) + entries.length,
      snapshotAt: snapshot?.entries ?? -1,
    }
    try {
      played.game = wakeGame(module, loaded, history)
    } catch (error) {
      this.#around.report('table cannot be resumed', { table: this.id, game: table.game, error: nameOf(error) })
      played.table = { ...table, status: 'faulted' }
    }
    this.#played = played
    this.#isInDoubt = false
    if (played.game !== null && played.game.log.length > played.saved)
      await new Desk(played, this, this.#around).commit({})
    else wakeBots(this, played)
    return played
  }

  #read<T>(read: () => Promise<T>): Promise<T> {
    return read().catch(() => {
      throw new Refusal('not-stored', 'The server cannot read this table now.')
    })
  }
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown'
}
