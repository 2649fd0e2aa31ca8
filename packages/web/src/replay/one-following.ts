/** In milliseconds: a jump takes no longer than fifty. */
const A_WHILE = 10

/** What takes long is done a few steps at a time, so that others come in between, and given up for what is wanted in its place. */
export class OneFollowing {
  #wanted: object | null = null

  /** Null where it was given up. */
  async follow<Found>(steps: Generator<void, Found>): Promise<Found | null> {
    this.#wanted = steps
    for (let since = performance.now(); ; ) {
      const { done, value } = steps.next()
      if (done === true) return value
      if (performance.now() - since < A_WHILE) continue
      await new Promise((resolve) => setTimeout(resolve))
      if (this.#wanted !== steps) return null
      since = performance.now()
    }
  }

  giveUp(): void {
    this.#wanted = null
  }
}
