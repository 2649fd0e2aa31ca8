const BETWEEN_TRIES = 250

/**
 * Whether somebody can be reached at all. While nobody answers one call at a time is made: whoever else wants one is told at
 * once, and does not wait in a queue in which each finds out for itself.
 */
export class Reach {
  #isAway = false
  #isTrying = false
  #failedAt = Number.NEGATIVE_INFINITY

  get isAway(): boolean {
    return this.#isAway
  }

  /** Gives what is told how a call has ended; null where none is to be made now. */
  call(): ((isAnswered: boolean) => void) | null {
    if (!this.#isAway) return (isAnswered) => this.#learn(isAnswered)
    if (this.#isTrying || performance.now() - this.#failedAt < BETWEEN_TRIES) return null
    this.#isTrying = true
    return (isAnswered) => {
      this.#isTrying = false
      this.#learn(isAnswered)
    }
  }

  #learn(isAnswered: boolean): void {
    this.#isAway = !isAnswered
    if (!isAnswered) this.#failedAt = performance.now()
  }
}
