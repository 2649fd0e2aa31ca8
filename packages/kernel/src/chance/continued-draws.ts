import type { ChanceState, Draws } from './draws.ts'

/**
 * The chance of a table that begins from a moment of another: what was drawn in the unfinished step once more, and from
 * the question on chance of its own. While results are repeated it keeps a number below zero, so that nobody takes it
 * for how many words its own chance has drawn.
 */
export class ContinuedDraws implements Draws {
  readonly #given: readonly number[]
  readonly #own: Draws
  #repeated = 0
  #isOwn = false

  constructor(given: readonly number[], own: Draws) {
    this.#given = given
    this.#own = own
  }

  int(n: number): number {
    if (this.#isOwn) return this.#own.int(n)
    const result = this.#given[this.#repeated]
    if (result === undefined || result >= n)
      throw new RangeError(`the moment draws below ${n} where ${result ?? 'nothing'} was drawn`)
    this.#repeated++
    return result
  }

  again(): ContinuedDraws {
    return new ContinuedDraws(this.#given, this.#own.again())
  }

  save(): ChanceState {
    return this.#isOwn ? this.#own.save() : this.#repeated - this.#given.length - 1
  }

  load(state: ChanceState): void {
    this.#isOwn = !isRepeating(state)
    if (isRepeating(state)) this.#repeated = state + this.#given.length + 1
    else this.#own.load(state)
  }
}

/** Whether chance stands before the question at which it becomes the table's own. */
export function isRepeating(state: ChanceState): state is number {
  return typeof state === 'number' && state < 0
}

/** Where the chance of such a table stands when its first step begins. */
export function beforeAll(given: readonly number[]): number {
  return -given.length - 1
}
