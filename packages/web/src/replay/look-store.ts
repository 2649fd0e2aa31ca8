import {
  type Eyes,
  nextRound,
  nextTurn,
  type Outline,
  previousRound,
  previousTurn,
  type StoryLine,
  type ToldMoment,
} from '@turnwright/replay'
import { keptParts } from '@turnwright/tabletop'
import { ForeseenMoment } from './foreseen-moment.ts'
import type { GameOutline, MomentSource } from './moment-source.ts'

export const SPEEDS = [0.5, 1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

/** What is looked at, and how. */
export interface Look {
  /** The moment that was asked for; `shown` follows as soon as it is there. */
  readonly stop: number
  readonly eyes: Eyes
  readonly shown: ToldMoment | null
  readonly lines: readonly StoryLine[]
  /** The playhead is drawn about. */
  readonly dragged: boolean
  readonly playing: boolean
  readonly speed: Speed
  /** The source cannot tell any more. */
  readonly problem: string | null
}

export type Step = 'answer' | 'turn' | 'round' | 'end'

/** Speed 1 is a turn a second; an answer is shown for this long at least. */
const TURN_TIME = 1_000
const SHORTEST = 90

/** A table that comes as soon as this comes together with the playhead: drawing twice takes longer than drawing once. */
const TOGETHER = 40

/** Who holds the playhead still for so long looks at what is there. */
const REST = 150
/** A table that is drawn as fast as this can follow the playhead wherever it goes. */
const SWIFT = 40
/** Whoever draws the playhead about asks a server no oftener than so: ten moments in a second, of the thirty requests that it takes. */
const FAR = 100
/** Of the time in which the playhead is drawn about, the table takes one part in so many. */
const SHARE = 10
const LONGEST_PAUSE = 1_000

/** Where somebody stands in a game, and the ways to go elsewhere. */
export class LookStore {
  readonly #source: MomentSource
  readonly #foreseen: ForeseenMoment
  readonly #listeners = new Set<() => void>()
  #outline: Outline
  #look: Look
  /** Moments on their way: a slow one is passed over by those asked for later. */
  #fetching = false
  #isStale = false
  #linesOf: Eyes | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #resting: ReturnType<typeof setTimeout> | undefined
  #goingAhead: ReturnType<typeof setTimeout> | undefined
  #shownAt = 0
  /** How long the last moment took until it was on the screen. */
  #drawing = 0

  constructor(source: MomentSource, { outline }: Pick<GameOutline, 'outline'>, at: number | null, eyes: Eyes) {
    this.#source = source
    this.#foreseen = new ForeseenMoment(source)
    this.#outline = outline
    const stop = this.#within(at ?? this.last)
    this.#look = { stop, eyes, shown: null, lines: [], dragged: false, playing: false, speed: 1, problem: null }
    void this.#fetch()
    void this.#fetchLines()
  }

  readonly now = (): Look => this.#look

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  get first(): number {
    return this.#outline.first
  }

  get last(): number {
    return this.#outline.first + this.#outline.stops.length - 1
  }

  /** The game went on: there are more moments than before. */
  grow(outline: Outline): void {
    const wasAtEnd = this.#look.stop === this.last
    this.#outline = outline
    this.#linesOf = undefined
    // Somebody may have taken an answer back: what stood here before may be another moment now.
    this.#isStale = true
    this.#foreseen.forget()
    this.#change({ stop: wasAtEnd ? this.last : this.#within(this.#look.stop) })
    void this.#fetch()
    void this.#fetchLines()
  }

  /**
   * The playhead is drawn about: it is where the hand is at once, and the table follows as often as it can without
   * holding the hand up, and as soon as that rests.
   */
  drag(stop: number): void {
    this.#change({ stop: this.#within(stop), dragged: true })
    const drawing = this.#drawing <= SWIFT ? 0 : Math.min(LONGEST_PAUSE, this.#drawing * SHARE)
    const pause = Math.max(drawing, this.#source.isAtHand === true ? 0 : FAR)
    const wait = this.#shownAt + pause - performance.now()
    if (wait <= 0) void this.#fetch()
    clearTimeout(this.#resting)
    this.#resting = setTimeout(() => this.#letGo(), REST)
  }

  /** A hand is over a moment, and may go there next. */
  foresee(stop: number): void {
    this.#foreseen.over(this.#within(stop), this.#look.eyes)
  }

  /** The moment that was told last is on the screen. */
  drawn(): void {
    this.#drawing = performance.now() - this.#shownAt
  }

  #letGo(): void {
    clearTimeout(this.#resting)
    this.#change({ dragged: false })
    void this.#fetch()
  }

  go(stop: number): void {
    clearTimeout(this.#resting)
    const wanted = this.#within(stop)
    if (wanted === this.#look.stop && this.#look.shown?.entries === wanted && !this.#look.dragged) return
    this.#look = { ...this.#look, stop: wanted, dragged: false, playing: this.#look.playing && wanted < this.last }
    this.#goingAhead ??= setTimeout(() => this.#tell(), TOGETHER)
    void this.#fetch()
  }

  back(by: Step): void {
    this.pause()
    const { stop } = this.#look
    this.go(
      {
        answer: stop - 1,
        turn: previousTurn(this.#outline, stop),
        round: previousRound(this.#outline, stop),
        end: this.first,
      }[by],
    )
  }

  on(by: Step): void {
    this.pause()
    const { stop } = this.#look
    this.go(
      { answer: stop + 1, turn: nextTurn(this.#outline, stop), round: nextRound(this.#outline, stop), end: this.last }[
        by
      ],
    )
  }

  see(eyes: Eyes): void {
    if (eyes === this.#look.eyes) return
    this.#change({ eyes })
    void this.#fetch()
    void this.#fetchLines()
  }

  play(): void {
    if (this.#look.playing) return this.pause()
    if (this.#look.stop === this.last) this.go(this.first)
    this.#change({ playing: true })
    this.#tick()
  }

  pause(): void {
    clearTimeout(this.#timer)
    if (this.#look.playing) this.#change({ playing: false })
  }

  speed(by: 1 | -1): void {
    const at = SPEEDS.indexOf(this.#look.speed) + by
    const speed = SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, at))]
    if (speed !== undefined) this.#change({ speed })
  }

  #tick(): void {
    clearTimeout(this.#timer)
    const { stop, speed } = this.#look
    const answers = nextTurn(this.#outline, stop) - (this.#outline.turns[this.#turnAt(stop)]?.from ?? stop)
    const wait = Math.max(SHORTEST, TURN_TIME / speed / Math.max(1, answers))
    this.#timer = setTimeout(() => {
      if (!this.#look.playing) return
      this.go(this.#look.stop + 1)
      if (this.#look.playing) this.#tick()
    }, wait)
  }

  #turnAt(stop: number): number {
    return this.#outline.stops[stop - this.first]?.turn ?? 0
  }

  #within(stop: number): number {
    return Math.max(this.first, Math.min(this.last, stop))
  }

  /** One moment at a time is fetched; the last one asked for is always the one that is shown in the end. */
  async #fetch(): Promise<void> {
    if (this.#fetching) return
    this.#fetching = true
    try {
      for (;;) {
        const { stop, eyes, shown } = this.#look
        if (!this.#isStale && shown?.entries === stop && shown.eyes === eyes) {
          // Back to the table that is there: the playhead alone.
          if (this.#goingAhead !== undefined) this.#tell()
          return
        }
        this.#isStale = false
        const told = await this.#foreseen.at(stop, eyes)
        // What was told is told for where we stood, also when the source knows no such moment.
        this.#shownAt = performance.now()
        this.#change({ shown: { ...keptParts(shown, told), entries: stop } })
        if (this.#look.dragged) return
      }
    } catch (problem) {
      this.#fail(problem)
    } finally {
      this.#fetching = false
    }
  }

  async #fetchLines(): Promise<void> {
    const { eyes } = this.#look
    if (this.#linesOf === eyes) return
    this.#linesOf = eyes
    try {
      const lines = await this.#source.lines(eyes)
      if (this.#look.eyes === eyes) this.#change({ lines })
    } catch (problem) {
      this.#fail(problem)
    }
  }

  #fail(problem: unknown): void {
    this.pause()
    this.#change({ problem: problem instanceof Error ? problem.message : 'This moment cannot be shown.' })
  }

  #change(change: Partial<Look>): void {
    this.#look = { ...this.#look, ...change }
    this.#tell()
  }

  #tell(): void {
    clearTimeout(this.#goingAhead)
    this.#goingAhead = undefined
    for (const listener of this.#listeners) listener()
  }
}
