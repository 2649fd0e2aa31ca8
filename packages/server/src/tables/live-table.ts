import type { Seat } from '@turnwright/kernel'
import { type Alarm, pause } from '../around/clock.ts'
import { nextAway } from '../clocks/away.ts'
import { welcome } from '../clocks/proposals.ts'
import type { Look, Presence } from '../nodes/nodes.ts'
import { Refusal } from '../refusal.ts'
import { StaleTable } from '../store/stale-table.ts'
import type { StoredTable } from '../store/store.ts'
import { type Listener } from './audience.ts'
import { Audiences, standingOf } from './audiences.ts'
import { Desk } from './desk.ts'
import { playTail } from './play-tail.ts'
import { isCheckpointKept, type PlayedTable } from './played-table.ts'
import { reading, readTable } from './read-table.ts'
import type { Surroundings } from './surroundings.ts'
import { TableLease } from './table-lease.ts'

const BETWEEN_TELLINGS = 250
/** In milliseconds; notices take a tenth of it. */
const LONGEST_REPLY = 150
/** Each time somebody else was first, so the table goes on however long this lasts; but nobody waits for ever. */
const MOST_LOST = 25

/** Who is at the other end of a line, and what they read best. */
export interface Hearer {
  readonly person: string | null
  /** What they are called, where they have a name. */
  readonly name: string | null
  readonly languages: readonly string[]
}

/** How a piece of work comes to a table. */
export interface Entering {
  /** What marks it: if somebody else was first, it may have been this very work, done elsewhere. */
  readonly key?: string
  /** Whether it must see everything that was acknowledged before, wherever that was; or at least this version. */
  readonly fresh?: true | number
}

/**
 * One table in memory. Everything that reads or changes it goes through its queue, one at a time; a
 * piece of work ends whether or not whoever asked is still on the line.
 */
export class LiveTable {
  readonly id: string
  readonly audiences: Audiences
  /** By the id of a question: who is thinking about it. */
  readonly thinking: Map<string, object> = new Map()
  readonly #around: Surroundings
  readonly #onUnused: () => void
  #leases = 0
  #last: Promise<unknown> = Promise.resolve()
  #queued = 0
  #played: PlayedTable | null = null
  /** When it was last told who is there, and whether it will be once more. */
  #toldAt = 0
  #willTell = false
  /** Rings when the next seat is away for longer than the table agreed. */
  #absence: Alarm | null = null
  /** The version that is being read because somebody else made it. */
  #awaited = -1
  /** A change failed, and the table was not read since. */
  #isInDoubt = false

  constructor(id: string, around: Surroundings, onUnused: () => void) {
    this.id = id
    this.#around = around
    this.audiences = new Audiences(around.randomness, around.clock)
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
  enter<T>(work: (desk: Desk) => T | Promise<T>, how: Entering = {}): Promise<T> {
    this.#queued++
    const turn = this.#last.then(() => this.#work(work, how)).finally(() => this.#queued--)
    this.#last = turn.catch(() => undefined)
    return turn
  }

  /** Where somebody else was first, the work is done again from what they left. */
  async #work<T>(work: (desk: Desk) => T | Promise<T>, { key, fresh }: Entering): Promise<T> {
    for (let lost = 0; ; lost++)
      try {
        const desk = await this.#desk(fresh)
        if (lost > 0 && key !== undefined) await reading(() => desk.recall(key))
        return await work(desk)
      } catch (error) {
        if (!(error instanceof StaleTable)) throw error
        if (lost === MOST_LOST) throw new Refusal('not-stored', 'Too many change this table at once.')
      }
  }

  async #desk(fresh: true | number | undefined): Promise<Desk> {
    const before = this.#played
    this.audiences.forgetElsewhere(this.#around.clock.now())
    if (before === null) return this.#newDesk()
    if (fresh === undefined || !this.#around.nodes.areMany) return new Desk(before, this, this.#around)
    if (typeof fresh === 'number' && before.table.version >= fresh) return new Desk(before, this, this.#around)
    const tail = await reading(() => this.#around.store.since(this.id, before.table.version, before.saved))
    if (tail === 'unchanged') return new Desk(before, this, this.#around)
    if (tail === 'gone' || !playTail(before, tail)) this.#played = null
    return this.#newDesk()
  }

  /** Those who follow the table may not know what was read. */
  async #newDesk(): Promise<Desk> {
    const desk = new Desk(await this.#load(), this, this.#around)
    desk.tellNews()
    return desk
  }

  /** Somebody else made this version: those who follow the table here are told. */
  follow(version: number): void {
    if (this.audiences.size === 0 || this.#awaited >= version) return
    const { table } = this.#played ?? {}
    if (table !== undefined && table.version >= version) return
    this.#awaited = version
    void this.enter(() => undefined, { fresh: version })
      .catch(() => undefined)
      .finally(() => (this.#awaited = -1))
  }

  /** For another node, which goes on by newer rules. */
  keepCheckpoint(): void {
    if (this.#played !== null) void this.enter((desk) => desk.keepCheckpoint()).catch(() => undefined)
  }

  /** Who is at the table on another node, for so many milliseconds if nothing more is heard of them. */
  arePresent(node: string, presence: Presence, atMost: number): void {
    if (this.audiences.areElsewhere(node, presence, this.#around.clock.now() + atMost)) this.#tellSoon()
  }

  /** A page somewhere is in sight, or is not any more. */
  looks(look: Look): void {
    this.audiences.look(look, this.#around.clock.now())
  }

  /** A node that died, or that was cut off, never says that its people have gone. */
  forgetAbsent(): void {
    if (this.audiences.forgetElsewhere(this.#around.clock.now())) this.#tellSoon()
  }

  /** Tells the other nodes who is at the table here. */
  tellPresence(): void {
    const { nodes } = this.#around
    if (nodes.areMany && this.audiences.size > 0)
      nodes.present(this.id, this.audiences.present(this.#around.clock.now()))
  }

  /** Says that a page is in sight until then, here and to the others. */
  tellLook(look: Look): void {
    this.looks(look)
    this.#around.nodes.looks(this.id, look)
  }

  /** Something was said, here or at another node. */
  talked(last: number): void {
    this.audiences.talked(last)
  }

  /** Says so to those who sit here, and to the others. */
  tellTalk(last: number): void {
    this.talked(last)
    this.#around.nodes.talked(this.id, last)
  }

  /** Waits until other nodes have said who is at the table there. */
  async hearWhoIsThere(): Promise<void> {
    const { nodes, clock } = this.#around
    if (!nodes.areMany) return
    nodes.whoIsThere(this.id)
    await pause(clock, LONGEST_REPLY)
  }

  isLooking(seat: Seat): boolean {
    this.forgetAbsent()
    return this.audiences.isLooking(seat, this.#around.clock.now())
  }

  #tellSoon(): void {
    if (this.audiences.size === 0) return
    void this.enter((desk) => this.#tellWhoIsThere(desk)).catch(() => undefined)
  }

  async listen(listener: Listener, { person, name, languages }: Hearer, lastEventId: string | null): Promise<void> {
    const { nodes } = this.#around
    const isFirst = this.audiences.size === 0
    const join = (desk: Desk): void => {
      const place = { person, name, standing: standingOf(desk.table, person), locale: desk.localeFor(languages) }
      if (desk.table.pace.rule.clock.kind !== 'none') listener.tellTime(() => this.#around.house.now)
      this.audiences.add(listener, place, lastEventId, (from, locale) => desk.stateFrom(from, locale))
      this.#tellWhoIsThere(desk)
      if (this.#played !== null) this.#around.wakeBots(this, this.#played)
    }
    await this.enter(join, { fresh: true })
    await this.#welcome(person)
    this.tellPresence()
    if (!isFirst) return
    nodes.whoIsThere(this.id)
    // Whoever comes here from a node that died may be the first to know of what it took, and told nobody of.
    if (this.#played !== null) nodes.changed(this.id, this.#played.table.version)
  }

  async unlisten(listener: Listener): Promise<void> {
    this.audiences.remove(listener)
    if (this.#around.nodes.areMany)
      this.#around.nodes.present(this.id, this.audiences.present(this.#around.clock.now()))
    if (this.#played !== null) await this.enter((desk) => this.#tellWhoIsThere(desk))
  }

  /** Somebody who was away is there again. */
  async #welcome(person: string | null): Promise<void> {
    const standing = this.#played === null ? 'watching' : standingOf(this.#played.table, person)
    if (typeof standing !== 'number' || this.#played?.table.pace.proposal?.seat !== standing) return
    await this.enter((desk) => welcome(desk, standing)).catch(() => undefined)
  }

  /** Sees to it that everybody is told when somebody is away for longer than the table agreed. */
  watchAbsences(table: StoredTable): void {
    this.#absence?.cancel()
    this.#absence = null
    const missing = nextAway(table, this.audiences)
    if (this.audiences.size === 0 || !Number.isFinite(missing)) return
    const tell = (desk: Desk): void => {
      desk.tellWhoIsThere()
      this.watchAbsences(desk.table)
    }
    this.#absence = this.#around.clock.alarm(missing, () => {
      if (this.audiences.size > 0) void this.enter(tell).catch(() => undefined)
    })
  }

  /** At once, but not for everyone of a crowd that comes and goes: each time all the others have to be told. */
  #tellWhoIsThere(desk: Desk): void {
    this.watchAbsences(desk.table)
    const wait = this.#toldAt + BETWEEN_TELLINGS - this.#around.clock.now()
    if (wait <= 0 || wait > BETWEEN_TELLINGS) {
      this.#toldAt = this.#around.clock.now()
      desk.tellWhoIsThere()
    } else if (!this.#willTell) {
      this.#willTell = true
      this.#around.clock.alarm(wait, () => void this.#tellLater())
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
    if (this.audiences.size > 0) this.enter(() => undefined).catch(() => undefined)
  }

  async #load(): Promise<PlayedTable> {
    if (this.#played !== null) return this.#played
    const played = await readTable(this.id, this.#around)
    this.#played = played
    this.#isInDoubt = false
    if (played.game !== null && played.game.log.length > played.saved)
      await new Desk(played, this, this.#around).commit({})
    else this.#around.wakeBots(this, played)
    return played
  }
}
