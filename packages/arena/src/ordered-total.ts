import { add, emptyTally, type Tally } from './tally.ts'

/**
 * Adds tallies up in the order of the games, whichever arrives first: sums of fractions depend on their order, and a
 * series must come to the same whatever the number of threads.
 */
export class OrderedTotal {
  readonly total: Tally
  readonly #early = new Map<number, Tally>()
  #next = 0

  constructor(agents: number) {
    this.total = emptyTally(agents)
  }

  arrive(index: number, tally: Tally): void {
    this.#early.set(index, tally)
    for (let next = this.#early.get(this.#next); next !== undefined; next = this.#early.get(this.#next)) {
      add(this.total, next)
      this.#early.delete(this.#next++)
    }
  }
}
