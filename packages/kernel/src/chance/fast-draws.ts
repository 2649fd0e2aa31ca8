import { below, type Chance, type ChanceState, type Draws, type FastState, type Words } from './draws.ts'
import { sha256 } from './sha-256.ts'

/**
 * xoshiro128** by Blackman and Vigna: for agents, simulations and forks. It is fast, and whoever sees enough of it can
 * compute the rest, so no table draws from it.
 */
export class FastDraws implements Draws, Words {
  #a: number
  #b: number
  #c: number
  #d: number
  readonly #start: FastState

  constructor(start: FastState) {
    const [a, b, c, d] = start
    this.#start = start
    this.#a = a | 0
    this.#b = b | 0
    this.#c = c | 0
    this.#d = d | 0
  }

  static fromSeed(seed: string): FastDraws {
    const [a, b, c, d] = sha256(seed)
    return new FastDraws([a as number, b as number, c as number, d as number])
  }

  next(): number {
    const b = this.#b
    const five = Math.imul(b, 5)
    const result = Math.imul((five << 7) | (five >>> 25), 9) >>> 0
    const shifted = b << 9
    this.#c ^= this.#a
    this.#d ^= b
    this.#b ^= this.#c
    this.#a ^= this.#d
    this.#c ^= shifted
    this.#d = (this.#d << 11) | (this.#d >>> 21)
    return result
  }

  int(n: number): number {
    return below(n, this)
  }

  again(): FastDraws {
    return new FastDraws(this.#start)
  }

  save(): FastState {
    return [this.#a, this.#b, this.#c, this.#d]
  }

  load(state: ChanceState): void {
    if (typeof state === 'number') throw new TypeError('a fast generator keeps its four words')
    ;[this.#a, this.#b, this.#c, this.#d] = state
  }
}

/** The state of a generator of its own, drawn from another. */
export function freshState(chance: Chance): FastState {
  const word = (): number => (chance.int(0x10000) << 16) | chance.int(0x10000)
  // All zero would stay zero for ever.
  return [word(), word(), word(), word() | 1]
}
