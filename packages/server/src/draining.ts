import { type Clock, pause } from './around/clock.ts'

/** Of the time that a drain may take, the first part is for proxies to notice. */
const NOTICING = 0.5

interface Drained {
  /** Streams that are still open, each to be told to come back elsewhere. */
  readonly streams: () => readonly (() => void)[]
}

/**
 * What a server does before it ends, where others go on: it takes no more streams, so that a proxy sends them elsewhere, and
 * lets go of those it has one after the other. Answers are taken until the end.
 */
export class Draining {
  readonly #clock: Clock
  #isUnderWay = false

  constructor(clock: Clock) {
    this.#clock = clock
  }

  get isUnderWay(): boolean {
    return this.#isUnderWay
  }

  async drain(milliseconds: number, { streams }: Drained): Promise<void> {
    this.#isUnderWay = true
    if (milliseconds === 0) return
    await pause(this.#clock, milliseconds * NOTICING)
    const open = streams()
    const between = (milliseconds * (1 - NOTICING)) / Math.max(1, open.length)
    const began = this.#clock.elapsed()
    for (const [at, move] of open.entries()) {
      move()
      const late = began + (at + 1) * between - this.#clock.elapsed()
      // Thousands are not waited for one by one.
      if (late > 5) await pause(this.#clock, late)
    }
  }
}
