import type { Responder } from '@turnwright/kernel/host'
import type { Clock } from '@turnwright/search'

/** Counts the answers of a seat, and how long some of them took. */
export class Meter {
  decisions = 0
  /** How many answers were timed, and how many milliseconds those took. */
  timed = 0
  thought = 0

  watch(responder: Responder, clock: Clock, sampling: Sampling): Responder {
    return (question) => {
      this.decisions++
      if (!sampling.isDue()) return responder(question)
      const began = clock()
      const answer = responder(question)
      this.count(clock() - began)
      return answer
    }
  }

  /** An answer was timed. */
  count(ms: number): void {
    this.timed++
    this.thought += ms
  }
}

/** Picks one of so many answers, from game to game: two looks at a clock take longer than some agents think. */
export class Sampling {
  readonly #every: number
  #left = 0

  constructor(every: number) {
    this.#every = every
  }

  isDue(): boolean {
    if (this.#left-- > 0) return false
    this.#left = this.#every - 1
    return true
  }
}
