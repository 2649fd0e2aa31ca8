import type { Seat } from '@turnwright/kernel'
import type { Said, Talk as Told, TalkRequest } from '@turnwright/protocol'
import type { Clock } from '../around/clock.ts'
import { RateLimiter } from '../http/rate-limiter.ts'
import { Refusal } from '../refusal.ts'
import type { StoredTable } from '../store/store.ts'
import type { Desk } from '../tables/desk.ts'
import type { TableLease } from '../tables/table-lease.ts'
import type { Tables } from '../tables/tables.ts'
import { spokenText } from './spoken-text.ts'
import type { StoredTalk, TalkStore } from './talk-store.ts'

const MOST_KEPT = 200
/** One in five seconds, and a few at once. */
const SPEAKING = { perSecond: 0.2, burst: 3 }
const REPORTING = { perSecond: 1 / 60, burst: 10 }
/** How much of what was said before somebody who reads a report is told. */
const BEFORE = 5
const DAYS_OF_REPORTS = 180
const A_DAY = 24 * 60 * 60 * 1_000

export interface TalkSettings {
  readonly clock: Clock
  readonly store: TalkStore
  readonly tables: Tables
  /** Which part of what somebody may say is this node's to give. */
  readonly share: () => number
  /** Whether limits are lifted, for tests. */
  readonly isUnlimited: boolean
}

/** Those who play at a table talk with each other: beside the game, never in its log or its record. */
export class Talk {
  readonly #settings: TalkSettings
  readonly #speaking: RateLimiter
  readonly #reporting: RateLimiter

  constructor(settings: TalkSettings) {
    this.#settings = settings
    const now = (): number => settings.clock.elapsed()
    this.#speaking = new RateLimiter(SPEAKING, now, settings.share)
    this.#reporting = new RateLimiter(REPORTING, now, settings.share)
  }

  async told(id: string, person: string, after = 0): Promise<Told> {
    using table = this.#settings.tables.lease(id)
    return this.#told(id, await at(table, person), after)
  }

  async say(id: string, person: string, { key, ...said }: TalkRequest): Promise<Told> {
    const { clock, store } = this.#settings
    using table = this.#settings.tables.lease(id)
    const place = await at(table, person)
    const { seats, seat, status } = place
    if (status === 'closed' || status === 'faulted') throw new Refusal(status)
    const spoken = await this.#mustBeGood(id, seats, said)
    const name = seats[seat]?.name ?? ''
    // Somebody else's key is theirs alone.
    const marked = `${person} ${key}`
    if (!this.#settings.isUnlimited && this.#speaking.take(`${person} ${id}`) > 0)
      throw new Refusal('too-many-requests', 'You say much at once.', { next: 'Wait a few seconds.' })
    const line = { table: id, key: marked, person, seat, name, said: spoken, at: clock.now() }
    const kept = await storing(() => store.say(line, MOST_KEPT))
    if (JSON.stringify(kept.said) !== JSON.stringify(spoken)) throw new Refusal('key-reused')
    table.tellTalk(kept.number)
    return this.#told(id, place, kept.number - 1)
  }

  async agree(id: string, person: string, agrees: boolean): Promise<Told> {
    using table = this.#settings.tables.lease(id)
    const place = await at(table, person)
    await storing(() => this.#settings.store.agree(id, person, agrees))
    table.tellTalk(0)
    return this.#told(id, place, 0)
  }

  async report(id: string, person: string, number: number): Promise<void> {
    const { clock, store } = this.#settings
    using table = this.#settings.tables.lease(id)
    const { seats, seat } = await at(table, person)
    const lines = await storing(() => store.said(id, Math.max(0, number - BEFORE - 1)))
    const line = lines.find((each) => each.number === number)
    // What somebody said themselves is nothing to report, nor what was said before they came.
    if (line === undefined || line.person === person || number <= heardFrom(seats, seat))
      throw new Refusal('no-such-talk')
    if (!this.#settings.isUnlimited && this.#reporting.take(person) > 0) throw new Refusal('too-many-requests')
    const report = {
      table: id,
      number,
      reporter: person,
      reporterName: seats[seat]?.name ?? '',
      about: line.person,
      aboutName: line.name,
      said: wordsOf(line.said),
      before: lines
        .filter((each) => each.number < number)
        .map((each) => ({ person: each.person, name: each.name, said: wordsOf(each.said) })),
      at: clock.now(),
    }
    await storing(() => store.report(report, clock.now() - DAYS_OF_REPORTS * A_DAY))
  }

  async #mustBeGood(id: string, seats: StoredTable['seats'], said: Said): Promise<Said> {
    if (said.kind === 'phrase') return said
    const text = spokenText(said.text)
    if (text === null) throw new Refusal('bad-talk')
    const writers = await storing(() => this.#settings.store.writers(id))
    if (!mayWrite(seats, writers)) throw new Refusal('no-writing')
    return { kind: 'text', text }
  }

  /** Whoever sat down later was not there: they agreed to nothing of what was said before, and nobody said it to them. */
  async #told(id: string, { seats, seat }: Place, after: number): Promise<Told> {
    const { store } = this.#settings
    const from = Math.max(after, heardFrom(seats, seat))
    const [lines, writers] = await storing(() => Promise.all([store.said(id, from), store.writers(id)]))
    return {
      lines: lines.map(lineTold),
      writing: {
        isOpen: mayWrite(seats, writers),
        agreed: seats.flatMap(({ person }, place) => (person !== null && writers.includes(person) ? [place] : [])),
      },
    }
  }
}

interface Place {
  readonly seats: StoredTable['seats']
  readonly seat: Seat
  readonly status: StoredTable['status']
}

function at(table: TableLease, person: string): Promise<Place> {
  const find = (desk: Desk): Place => ({
    seat: desk.mustSit(person),
    seats: desk.table.seats,
    status: desk.table.status,
  })
  return table.enter(find, { fresh: true })
}

function heardFrom(seats: StoredTable['seats'], seat: Seat): number {
  return seats[seat]?.heardFrom ?? 0
}

/** Everybody who sits there has agreed, and there is somebody to write to. */
function mayWrite(seats: StoredTable['seats'], writers: readonly string[]): boolean {
  const people = seats.filter(({ kind, left }) => kind === 'person' && !left)
  return people.length > 1 && people.every(({ person }) => person !== null && writers.includes(person))
}

/** Of whoever said it everybody learns the seat and the name, and nothing else. */
function lineTold({ number, seat, name, said, at: when }: StoredTalk): Told['lines'][number] {
  return { number, seat, name, said, at: new Date(when).toISOString() }
}

function wordsOf(said: Said): string {
  return said.kind === 'text' ? said.text : `[${said.phrase}]`
}

async function storing<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('not-stored')
  }
}
