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
      const worked = sampling.isOfLong ? processorClock() : null
      const began = wallClock()
      const answer = responder(question)
      const passed = wallClock() - began
      sampling.isOfLong = passed >= TICK_MS
      // The clock is exact and counts what others do; the processor's counts in ticks, and what we do alone.
      const isLong = worked !== null && sampling.isOfLong
      this.count(isLong ? Math.min(passed, Math.max(1, processorClock() - worked)) : passed)
      return answer
    }
  }

  /** An answer was timed. */
  count(ms: number): void {
    this.timed++
    this.thought += ms
  }
}

/** For so many looks one of eight answers is timed: short tournaments should know what they cost as well. */
const FIRST_LOOKS = 32
const FIRST_OF = 8

/** Picks one of so many answers, from game to game: two looks at a clock take longer than some agents think. */
export class Sampling {
  readonly #every: number
  #looks = 0
  #left: number
  /** Whether the last one took long. Of those the processor's time is asked for too, which itself takes longer than a quick answer. */
  isOfLong = false

  constructor(every: number) {
    this.#every = every
    this.#left = Math.min(FIRST_OF, every)
  }

  isDue(): boolean {
    if (--this.#left > 0) return false
    this.#left = ++this.#looks < FIRST_LOOKS ? Math.min(FIRST_OF, this.#every) : this.#every
    return true
  }
}
