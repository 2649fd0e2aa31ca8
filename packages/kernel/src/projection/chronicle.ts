import type { CardId } from '../cards/card-id.ts'
import type { Cards } from '../cards/cards.ts'
import type { Plain } from '../data/plain-data.ts'
import type { Story } from '../play/snapshot.ts'
import type { Seat } from '../rules/seat.ts'
import { type About, forEachCard } from '../words/about.ts'

/** Something that happened, as data: words are made of it for whoever reads. */
export interface Line {
  readonly kind: 'line'
  readonly about: About
  /** The seats it is told to, or null for everyone. */
  readonly to: readonly Seat[] | null
  /** For each card in it: what it was and who knew it, since both may change later. */
  readonly witnessed: readonly Witnessed[] | null
}

export interface Witnessed {
  readonly card: CardId
  readonly identity: string
  readonly knownTo: readonly (Seat | null)[]
}

/** Something that happened, for trusted programs in the same process. */
export interface GameEvent {
  readonly kind: 'event'
  readonly type: string
  readonly detail: Plain
}

export type Happening = Line | GameEvent

/** A trusted listener: it may see what no seat sees. */
export interface TrustedObserver {
  happened(happening: Happening, index: number): void
  /** Everything from `index` on was taken back by an undo. */
  takenBack?(index: number): void
}

/** How many of the latest lines people are shown unless they ask for more. */
export const LOG_WINDOW = 100

/** What one seat is told of it all. */
interface Visible {
  readonly lines: number[]
  looked: number
  /** By locale: lines as they were told. */
  readonly told: Map<string, unknown[]>
}

const NO_OBSERVERS: readonly TrustedObserver[] = []
const NONE_BEFORE: readonly number[] = []

/**
 * What happened so far. A step that runs again tells its story again; only what lies past the high-water mark is kept
 * and delivered, and an undo takes back the rest.
 */
export class Chronicle {
  /** How many happenings lie before this chronicle: a fork begins in the middle of a story. */
  start: number
  readonly #happenings: Happening[] = []
  #told: number
  #before: readonly number[] = NONE_BEFORE
  /** Made when somebody looks: most forks and simulations are never read. */
  #visible: Map<Seat | null, Visible> | null = null
  #observers: readonly TrustedObserver[] = NO_OBSERVERS
  #silent = false

  constructor(start = 0) {
    this.start = start
    this.#told = start
  }

  get told(): number {
    return this.#told
  }

  get happenings(): readonly Happening[] {
    return this.#happenings
  }

  observe(observer: TrustedObserver): void {
    this.#observers = [...this.#observers, observer]
  }

  /** Nobody will read what is told: a simulation, or a fork that a search plays on. */
  silence(): void {
    this.#silent = true
  }

  /** Whether the next happening is new, and worth building. */
  get isNews(): boolean {
    return !this.#silent && this.#told - this.start >= this.#happenings.length
  }

  /** Passes over a happening that a replay repeats. */
  repeat(): void {
    this.#told++
  }

  add(happening: Happening): void {
    const index = this.#told++
    this.#happenings.push(happening)
    for (const observer of this.#observers) observer.happened(happening, index)
  }

  /** Something that happened, with what its cards were and who knew them. */
  addLine(about: About, to: readonly Seat[] | null, cards: Cards, seats: number): void {
    this.add({ kind: 'line', about, to, witnessed: cards.size === 0 ? null : witness(about, cards, seats) })
  }

  /** Goes back to tell again from `index`. */
  rewind(index: number): void {
    this.#told = index
  }

  /** The latest happenings before `index`, to be stored. */
  storyBefore(index: number, seats: number): Story {
    const places = [...Array.from({ length: seats }, (_, seat) => seat), null]
    const start = Math.min(index, ...places.map((seat) => this.#startOfWindow(seat, index)))
    const before = places.map(
      (seat) => this.firstLine(seat) + this.linesFor(seat).filter((at) => at < start - this.start).length,
    )
    return { start, before, happenings: this.#happenings.slice(start - this.start, index - this.start) }
  }

  /** Where the latest lines begin that a seat is shown, so that nobody misses one after a resume. */
  #startOfWindow(seat: Seat | null, index: number): number {
    const lines = this.linesFor(seat).filter((at) => at + this.start < index)
    const first = lines[lines.length - LOG_WINDOW]
    return first === undefined ? this.start : first + this.start
  }

  /** Takes up a stored story where it ended. */
  takeUp({ start, before, happenings }: Story): void {
    this.startOver(start)
    this.#before = before
    this.#happenings.push(...happenings)
    this.#told = start + happenings.length
  }

  /** The number of a seat's first line that is kept here: so many were told before. */
  firstLine(seat: Seat | null): number {
    return (seat === null ? this.#before.at(-1) : this.#before[seat]) ?? 0
  }

  /** Forgets everything and begins at `index`, as a game does that is resumed or played again from its beginning. */
  startOver(index: number): void {
    const taken = this.start
    this.start = index
    this.#told = index
    this.#before = NONE_BEFORE
    if (this.#happenings.length === 0) return
    this.#happenings.length = 0
    this.#visible = null
    for (const observer of this.#observers) observer.takenBack?.(taken)
  }

  /** Drops everything from `index` on: it is not going to be repeated. */
  cut(index: number): void {
    this.#told = index
    this.trim()
  }

  /** Where the lines stand that a seat is told, in order. Counting them seat by seat keeps the number of secrets secret. */
  linesFor(seat: Seat | null): readonly number[] {
    return this.#visibleTo(seat).lines
  }

  /** The lines that a seat is told from the nth on, as `make` tells them in a locale: once, since what was told never changes. */
  toldFrom<T>(seat: Seat | null, locale: string, from: number, make: (line: Line, nth: number) => T): T[] {
    const { lines, told } = this.#visibleTo(seat)
    let kept = told.get(locale)
    if (kept === undefined) {
      kept = []
      told.set(locale, kept)
    }
    for (let nth = from; nth < lines.length; nth++)
      kept[nth] ??= make(this.#happenings[lines[nth] as number] as Line, nth)
    return kept.slice(from, lines.length) as T[]
  }

  #visibleTo(seat: Seat | null): Visible {
    this.#visible ??= new Map()
    let known = this.#visible.get(seat)
    if (known === undefined) {
      known = { lines: [], looked: 0, told: new Map() }
      this.#visible.set(seat, known)
    }
    for (; known.looked < this.#happenings.length; known.looked++) {
      const happening = this.#happenings[known.looked] as Happening
      if (happening.kind === 'line' && isToldTo(happening, seat)) known.lines.push(known.looked)
    }
    return known
  }

  /** Drops what was told in a future that an undo took back. */
  trim(): void {
    if (this.#happenings.length <= this.#told - this.start) return
    this.#happenings.length = this.#told - this.start
    this.#visible = null
    for (const observer of this.#observers) observer.takenBack?.(this.#told)
  }
}

export function isToldTo(line: Line, seat: Seat | null): boolean {
  return line.to === null || (seat !== null && line.to.includes(seat))
}

/** By the number of seats: most cards that are told of lie open, and what is told of them holds one list. */
const everyone: (readonly (Seat | null)[])[] = []

function knowersOf(card: CardId, cards: Cards, seats: number): readonly (Seat | null)[] {
  if (cards.isPublic(card)) return (everyone[seats] ??= [...Array.from({ length: seats }, (_, seat) => seat), null])
  const knowers: (Seat | null)[] = []
  for (let seat = 0; seat < seats; seat++) if (cards.isKnownTo(card, seat)) knowers.push(seat)
  if (cards.isKnownTo(card, null)) knowers.push(null)
  return knowers
}

function witness(about: About, cards: Cards, seats: number): readonly Witnessed[] | null {
  let witnessed: Witnessed[] | null = null
  forEachCard(about, (card) => {
    witnessed ??= []
    witnessed.push({ card, identity: cards.identity(card), knownTo: knowersOf(card, cards, seats) })
  })
  return witnessed
}
