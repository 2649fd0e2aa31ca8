import type { ChanceState, Draws, FastState } from './draws.ts'
import { FastDraws } from './fast-draws.ts'

/** In a fork: the results that were drawn before its question once more, then chance of its own. */
export class RepeatedDraws implements Draws {
  readonly #given: readonly number[]
  readonly #start: FastState
  readonly #fresh: FastDraws
  #repeated = 0

  constructor(given: readonly number[], fresh: FastState) {
    this.#given = given
    this.#start = fresh
    this.#fresh = new FastDraws(fresh)
  }

  int(n: number): number {
    const result = this.#given[this.#repeated]
    if (result === undefined) return this.#fresh.int(n)
    if (result >= n) throw new RangeError(`the fork draws below ${n} where ${result} was drawn`)
    this.#repeated++
    return result
  }

  again(): RepeatedDraws {
    return new RepeatedDraws(this.#given, this.#start)
  }

  save(): ChanceState {
    return this.#repeated < this.#given.length ? this.#repeated : this.#fresh.save()
  }

  load(state: ChanceState): void {
    this.#repeated = typeof state === 'number' ? state : this.#given.length
    this.#fresh.load(typeof state === 'number' ? this.#start : state)
  }
}
