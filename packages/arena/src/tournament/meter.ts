import type { Responder } from '@turnwright/kernel/host'
import type { Clock } from '@turnwright/search'

/** Counts the answers of a seat, and how long they took. */
export class Meter {
  decisions = 0
  #timed = 0
  #took = 0

  /** Every so many answers one is timed: two looks at a clock take longer than some agents think. */
  watch(responder: Responder, clock: Clock, every: number): Responder {
    return (question) => {
      if (this.decisions++ % every !== 0) return responder(question)
      const began = clock()
      const answer = responder(question)
      this.#took += clock() - began
      this.#timed++
      return answer
    }
  }

  /** An answer that was timed elsewhere. */
  count(ms: number): void {
    this.decisions++
    this.#timed++
    this.#took += ms
  }

  /** In milliseconds, all answers together. */
  get thought(): number {
    return this.#timed === 0 ? 0 : (this.#took / this.#timed) * this.decisions
  }
}
