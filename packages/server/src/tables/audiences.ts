import type { Seat } from '@turnwright/kernel'
import { CANONICAL_LOCALE } from '@turnwright/kernel/host'
import type { TableState } from '@turnwright/protocol'
import type { Clock } from '../around/clock.ts'
import type { Randomness } from '../around/randomness.ts'
import { Absences } from '../clocks/absences.ts'
import type { Look, Presence } from '../nodes/nodes.ts'
import type { StoredTable } from '../store/store.ts'
import { Audience, type Listener, type News } from './audience.ts'

/** Where someone stands at a table: in a seat, beside it as the host who does not play, or watching. */
export type Standing = Seat | 'host' | 'watching'

export function standingOf(table: StoredTable, person: string | null): Standing {
  if (person === null) return 'watching'
  const seat = table.seats.findIndex((each) => each.person === person)
  if (seat >= 0) return seat
  return table.host === person ? 'host' : 'watching'
}

/** Pages in sight at one table; of more the oldest is not known any more. */
const MOST_LOOKS = 100
/** Names of those who look on. */
const MOST_NAMED = 20

interface Place {
  readonly person: string | null
  readonly name: string | null
  readonly standing: Standing
  readonly locale: string
}

/** What a state tells of those who are there, and what was told last. */
export type Attendance = Pick<Audiences, 'isConnected' | 'lastTold' | 'spectators' | 'untilAway' | 'watching'>

type StateFor = (standing: Standing, locale: string) => TableState
export type AllNews = readonly (readonly [Audience, News])[]

/** All who follow a table. Those who stand together and read the same language are told the same. */
export class Audiences {
  readonly #randomness: Randomness
  readonly #byStanding = new Map<Standing, Map<string, Audience>>()
  readonly #places = new Map<Listener, Place>()
  /** How many of them stand there: every state that is told says so. */
  readonly #present = new Map<Standing, number>()
  /** By page: who has one in sight, wherever that is known. */
  readonly #looks = new Map<string, Look>()
  #watching: string[] | null = null
  /** By node: who is at the table there. */
  readonly #elsewhere = new Map<string, Presence & { readonly until: number }>()
  readonly #absences: Absences

  constructor(randomness: Randomness, clock: Pick<Clock, 'elapsed'>) {
    this.#randomness = randomness
    this.#absences = new Absences(clock)
  }

  get size(): number {
    return this.#places.size
  }

  get spectators(): number {
    let elsewhere = 0
    for (const { spectators } of this.#elsewhere.values()) elsewhere += spectators
    return this.#onlookers + elsewhere
  }

  /** Who of them has a name, each once. The same list for as long as it is the same: every state that is told holds it. */
  get watching(): string[] {
    if (this.#watching !== null) return this.#watching
    const names = this.#namedHere
    for (const { watching } of this.#elsewhere.values()) for (const name of watching) names.add(name)
    this.#watching = [...names].sort().slice(0, MOST_NAMED)
    return this.#watching
  }

  get #namedHere(): Set<string> {
    const names = new Set<string>()
    for (const { standing, name } of this.#places.values())
      if (typeof standing !== 'number' && name !== null) names.add(name)
    return names
  }

  isConnected(seat: Seat): boolean {
    if ((this.#present.get(seat) ?? 0) > 0) return true
    for (const { seats } of this.#elsewhere.values()) if (seats.includes(seat)) return true
    return false
  }

  /** How many milliseconds are missing until a seat has been without a line for so many minutes; 0 when it has. */
  untilAway(seat: Seat, minutes: number): number {
    return this.#absences.untilAway(seat, this.isConnected(seat), minutes)
  }

  /** Whether somebody has a line to the table, and a page of theirs in sight. */
  isLooking(seat: Seat, now: number): boolean {
    if (!this.isConnected(seat)) return false
    for (const look of this.#looks.values()) if (look.seat === seat && look.until > now) return true
    for (const { looking } of this.#elsewhere.values()) if (looking.includes(seat)) return true
    return false
  }

  /** Notes that a page is in sight, or is not any more. */
  look({ seat, line, until }: Look, now: number): void {
    this.#looks.delete(line)
    for (const [other, look] of this.#looks) if (look.until <= now) this.#looks.delete(other)
    if (until <= now) return
    // Whoever has many pages forgets the first of their own, and nobody else's.
    const own = [...this.#looks.values()].filter((look) => look.seat === seat)
    if (own.length >= MOST_LOOKS) this.#looks.delete(own[0]?.line ?? '')
    this.#looks.set(line, { seat, line, until })
  }

  /** Who is here, on this node. */
  present(now: number): Presence {
    const seats = [...this.#present].flatMap(([standing, n]) =>
      typeof standing === 'number' && n > 0 ? [standing] : [],
    )
    const looking = [...this.#looks.values()].flatMap(({ seat, until }) => (until > now ? [seat] : []))
    return {
      seats: seats.sort((a, b) => a - b),
      spectators: this.#onlookers,
      watching: [...this.#namedHere].sort().slice(0, MOST_NAMED),
      looking: [...new Set(looking)],
    }
  }

  /** Notes who is at the table on another node, until then; true when that is new. */
  areElsewhere(node: string, { seats, spectators, watching, looking }: Presence, until: number): boolean {
    const before = this.#elsewhere.get(node)
    this.#watching = null
    const isEmpty = seats.length === 0 && spectators === 0
    if (isEmpty) return this.#elsewhere.delete(node)
    this.#elsewhere.set(node, { seats, spectators, watching, looking, until })
    return (
      before?.spectators !== spectators ||
      before.seats.join() !== seats.join() ||
      before.watching.join('\n') !== watching.join('\n')
    )
  }

  /** A node that has said nothing for long is gone; true when there was one. */
  forgetElsewhere(now: number): boolean {
    const gone = [...this.#elsewhere].filter(([, { until }]) => until < now)
    for (const [node] of gone) this.#elsewhere.delete(node)
    if (gone.length > 0) this.#watching = null
    return gone.length > 0
  }

  get #onlookers(): number {
    return (this.#present.get('host') ?? 0) + (this.#present.get('watching') ?? 0)
  }

  /** A locale in which the table is told there already; English where nobody listens. */
  localeAt(standing: Standing): string {
    for (const place of this.#places.values()) if (place.standing === standing) return place.locale
    return CANONICAL_LOCALE
  }

  /** What was told there last. */
  lastTold(standing: Standing, locale: string): TableState | null {
    return this.#byStanding.get(standing)?.get(locale)?.state ?? null
  }

  /** Tells those who sit there that something was said. */
  talked(last: number): void {
    for (const [listener, { standing }] of this.#places) if (typeof standing === 'number') listener.talked(last)
  }

  /** News for everyone who listens; made while a change becomes durable, published when it is. */
  prepare(stateFor: StateFor): AllNews {
    const news: [Audience, News][] = []
    for (const [standing, byLocale] of this.#byStanding)
      for (const [locale, audience] of byLocale) {
        if (audience.listeners.size === 0) continue
        const told = audience.prepare(stateFor(standing, locale))
        if (told !== null) news.push([audience, told])
      }
    return news
  }

  publish(news: AllNews): void {
    for (const [audience, told] of news) audience.publish(told)
  }

  add(listener: Listener, place: Place, lastEventId: string | null, stateFor: StateFor): void {
    this.#place(listener, place)
    const audience = this.#byStanding
      .getOrInsertComputed(place.standing, () => new Map<string, Audience>())
      .getOrInsertComputed(place.locale, () => new Audience(this.#randomness))
    // Those who listen already know all but who has just come, which is told to everyone later.
    const news = audience.listeners.size > 0 ? null : audience.prepare(stateFor(place.standing, place.locale))
    if (news !== null) audience.publish(news)
    audience.welcome(listener, lastEventId)
  }

  remove(listener: Listener): void {
    this.#place(listener, null)
    for (const byLocale of this.#byStanding.values())
      for (const audience of byLocale.values()) audience.listeners.delete(listener)
  }

  /** Who sat down or got up hears the table from another place; true when anyone did. */
  regroup(table: StoredTable, stateFor: StateFor): boolean {
    const moved = [...this.#places].filter(([, { person, standing }]) => standingOf(table, person) !== standing)
    for (const [listener, place] of moved) {
      this.remove(listener)
      this.#place(listener, { ...place, standing: standingOf(table, place.person) })
    }
    for (const [listener] of moved) {
      const place = this.#places.get(listener) as Place
      this.add(listener, place, null, stateFor)
      listener.moved(place.standing !== 'watching')
    }
    return moved.length > 0
  }

  /** The game has begun, and nobody looks on: those who were there before go. */
  sendOnlookersAway(): void {
    for (const [listener, { standing }] of this.#places) if (standing === 'watching') listener.sentAway()
  }

  #place(listener: Listener, place: Place | null): void {
    const before = this.#places.get(listener)
    this.#watching = null
    if (before !== undefined) this.#present.set(before.standing, (this.#present.get(before.standing) ?? 0) - 1)
    if (place !== null) this.#present.set(place.standing, (this.#present.get(place.standing) ?? 0) + 1)
    if (place === null) this.#places.delete(listener)
    else this.#places.set(listener, place)
  }
}
