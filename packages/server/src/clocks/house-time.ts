import type { Clock } from '../around/clock.ts'

/** A piece of time that has passed, at a moment of the server's own clock. */
export interface HouseStep {
  readonly from: number
  readonly to: number
  readonly at: number
}

/**
 * The time by which clocks go: it passes only while some server is up and writes it down, and so forgives whatever keeps
 * all of them from doing so. Between two looks at what is written it is reckoned on.
 */
export class HouseTime {
  readonly #clock: Pick<Clock, 'elapsed'>
  /** A gap longer than this was an outage. */
  readonly #longest: number
  #written = 0
  #readAt = 0
  #runs = false

  constructor(clock: Pick<Clock, 'elapsed'>, longest: number) {
    this.#clock = clock
    this.#longest = longest
  }

  /** A whole number of milliseconds. */
  get now(): number {
    return Math.floor(this.#written + (this.#runs ? Math.min(this.#gap, this.#longest) : 0))
  }

  /** How long ago it was last looked at. */
  get age(): number {
    return this.#gap
  }

  /** What is written as far as is known, and what is to be written next: without what was an outage. */
  get step(): HouseStep {
    const gap = this.#gap > this.#longest ? 0 : Math.floor(this.#gap)
    return { from: this.#written, to: this.#written + gap, at: this.#clock.elapsed() }
  }

  /** A clock runs from now on: whoever writes the time will hear of it. */
  run(): void {
    if (this.#runs) return
    this.#runs = true
    this.#readAt = this.#clock.elapsed()
  }

  /** So much was written at a moment of this server's own clock; `runs` says whether somebody writes on. */
  read(written: number, runs: boolean, at: number): void {
    this.#written = written
    this.#runs = runs
    this.#readAt = at
  }

  get #gap(): number {
    return this.#clock.elapsed() - this.#readAt
  }
}
