import type { Responder } from '@turnwright/kernel/host'
import { wallClock } from '@turnwright/search'
import { processorClock } from '../match/processor-clock.ts'

/** So often an operating system counts whose time it was. */
const TICK_MS = 4

/** Counts the answers of a seat, and how long some of them took. */
export class Meter {
  decisions = 0
  /** How many answers were timed, and how many milliseconds those took. */
  timed = 0
  thought = 0

  watch(responder: Responder, sampling: Sampling): Responder {
    return (question) => {
      this.decisions++
      if (!sampling.isDue()) return responder(question)
      const worked = processorClock()
      const began = wallClock()
      const answer = responder(question)
      const passed = wallClock() - began
      // The clock is exact and counts what others do; the processor's counts in ticks, and what we do alone.
      this.count(passed < TICK_MS ? passed : Math.min(passed, Math.max(1, processorClock() - worked)))
      return answer
    }
  }

  /** An answer was timed. */
  count(ms: number): void {
    this.timed++
    this.thought += ms
  }
}

/** Until there are so many answers, one of eight is timed: short tournaments should know what they cost as well. */
const FIRST_ANSWERS = 256
const FIRST_OF = 8

/** Picks one of so many answers, from game to game: two looks at a clock take longer than some agents think. */
export class Sampling {
  readonly #every: number
  #answers = 0

  constructor(every: number) {
    this.#every = every
  }

  isDue(): boolean {
    const every = this.#answers < FIRST_ANSWERS ? Math.min(FIRST_OF, this.#every) : this.#every
    return ++this.#answers % every === 0
  }
}
