import type { GameDefinition, Seat } from '@turnwright/kernel'
import {
  createGame,
  type Game,
  type LogEntry,
  samePlain,
  type Snapshot,
  type TableRequest,
} from '@turnwright/kernel/host'
import { type CardLife, CardLives } from './card-lives.ts'
import { Moments } from './moments.ts'
import { type Outline, Outliner } from './outline.ts'
import { seenCards, viewAt } from './seen-cards.ts'
import { Story, type StoryLine } from './story.ts'
import { tellMoment, type ToldMoment } from './told-moment.ts'

type AnyDefinition = GameDefinition<unknown, unknown>

/**
 * A game that goes on, as somebody at it may look back: every moment of the answers in force, and nothing of what was
 * taken back. A seat is told what it was told then.
 */
export class LookBack {
  readonly #log: LogEntry[]
  readonly #moments: Moments
  readonly #outliner: Outliner
  readonly #story = new Story()
  readonly #game: Game
  /** Whose cards were followed, and up to which moment. */
  readonly #followed = new Map<Seat | null, { readonly cards: CardLives; to: number | null }>()

  constructor(definition: AnyDefinition, table: TableRequest, log: readonly LogEntry[]) {
    this.#log = log.slice()
    this.#moments = new Moments(definition, table, this.#log)
    this.#outliner = new Outliner(definition, this.#log)
    this.#game = createGame(definition, table) as Game
    this.#play(this.#begin(table))
  }

  get outline(): Outline {
    return this.#outliner.outline()
  }

  at(wanted: number, seat: Seat | null, locale: string): ToldMoment {
    const { first, stops } = this.outline
    const entries = this.#within(wanted)
    const entry = entries === first + stops.length - 1 ? undefined : this.#log[entries]
    return tellMoment(this.#moments.at(entries), entries, { eyes: seat, viewer: seat, locale, entry })
  }

  /** What a seat saw of the table at these moments. */
  views(stops: readonly number[], seat: Seat | null): readonly unknown[] {
    return stops.map((stop) => viewAt(this.#moments.at(this.#within(stop)), seat))
  }

  /** Where cards went, as a seat saw it; null where it is late before all is followed, which goes on from there the next time. */
  cardLives(seat: Seat | null, isLate: () => boolean = () => false): readonly CardLife[] | null {
    const { first, stops } = this.outline
    const followed = this.#followed.get(seat) ?? { cards: new CardLives(), to: null }
    this.#followed.set(seat, followed)
    for (let entries = (followed.to ?? first - 1) + 1; entries < first + stops.length; entries++) {
      followed.cards.pass(seenCards(this.#moments.at(entries), seat), followed.to)
      followed.to = entries
      if (isLate() && entries + 1 < first + stops.length) return null
    }
    return followed.cards.lives
  }

  lines(seat: Seat | null, locale: string): readonly StoryLine[] {
    return this.#story.linesFor(this.#game, seat, locale)
  }

  /** Plays on to a longer log; false where this is not its beginning, so that somebody took something back. */
  follow(log: readonly LogEntry[]): boolean {
    const known = this.#log.length
    if (log.length < known || !this.#log.every((entry, at) => samePlain(entry, log[at]))) return false
    this.#log.push(...log.slice(known))
    this.#outliner.reopen()
    this.#play(known)
    return true
  }

  #within(wanted: number): number {
    const { first, stops } = this.outline
    return Math.max(first, Math.min(first + stops.length - 1, wanted))
  }

  /** Where a game can be taken up: at its beginning, or where it went on under the rules of today. */
  #begin({ from }: TableRequest): number {
    const at = this.#log.findLastIndex(({ kind }) => kind === 'rules')
    const rise = this.#log[at]
    if (rise?.kind === 'rules') this.#game.resume(rise.from as Snapshot, this.#log.slice(0, at + 1))
    else this.#game.run()
    return rise?.kind === 'rules' ? at + 1 : (from?.tail.length ?? 0)
  }

  #play(from: number): void {
    this.#pass(from)
    for (let at = from; at < this.#log.length; at++) {
      this.#game.apply(this.#log[at] as LogEntry)
      this.#pass(at + 1)
    }
  }

  #pass(entries: number): void {
    this.#moments.pass(this.#game, entries)
    this.#outliner.pass(this.#game, entries)
    this.#story.pass(this.#game, entries)
  }
}

/** The log of a game as it would be had nobody taken anything back. What was played under earlier rules stays as it was. */
export function logInForce(game: Game): readonly LogEntry[] {
  const { log, history } = game
  const rise = log.findLastIndex(({ kind }) => kind === 'rules')
  const inForce = history.since(rise < 0 ? 0 : history.floor) as readonly LogEntry[]
  return rise < 0 ? inForce : [...log.slice(0, rise + 1), ...inForce]
}
