import { Random } from '@turnwright/kernel/search'

/** What the players of one game feel like doing: one number for each move, written down as it is used. */
export class Whims {
  readonly used: number[] = []
  readonly #given: readonly number[]
  readonly #endless: Random | null

  private constructor(given: readonly number[], endless: Random | null) {
    this.#given = given
    this.#endless = endless
  }

  static endless(seed: string): Whims {
    return new Whims([], Random.fromSeed(seed))
  }

  /** Play stops when they are used up. */
  static these(whims: readonly number[]): Whims {
    return new Whims(whims, null)
  }

  next(): number | null {
    const whim = this.#given[this.used.length] ?? this.#endless?.int(2 ** 32) ?? null
    if (whim !== null) this.used.push(whim)
    return whim
  }
}
