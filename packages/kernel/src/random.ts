/** The four words of a generator's state. */
export type RandomState = readonly [number, number, number, number]

const WORDS = 4294967296
const MOST_EXACT = 1 << 21

/** What agents, shufflers and simulations need of chance. */
export interface Chance {
  /** A whole number from 0 to below `n`, every one equally likely. */
  int(n: number): number
}

/**
 * xoshiro128** by Blackman and Vigna: written here because a replay must not change with a dependency.
 * Rules draw from the game's own instance and from nowhere else.
 */
export class Random implements Chance {
  #a: number
  #b: number
  #c: number
  #d: number
  /** Set by every draw; the game reads and clears it to raise the undo barrier. */
  used = false
  /** Rolls laid out in advance by a test, or null for real chance. */
  #script: readonly number[] | null = null
  #scripted = 0

  constructor([a, b, c, d]: RandomState) {
    this.#a = a | 0
    this.#b = b | 0
    this.#c = c | 0
    this.#d = d | 0
  }

  static fromSeed(seed: string): Random {
    return new Random(stateFromSeed(seed))
  }

  /** The next 32 bits, unsigned. */
  next(): number {
    this.used = true
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
    if (!(n >= 1)) throw new RangeError(`random.int needs a positive whole number, got ${n}`)
    if (n > MOST_EXACT || (n | 0) !== n) return this.#bigInt(n)
    // Lemire's way: scale 32 bits to n, and draw again where the few uneven remainders would favour some results.
    let drawn = this.next()
    let low = Math.imul(drawn, n) >>> 0
    if (low < n) {
      const uneven = (WORDS - n) % n
      while (low < uneven) {
        drawn = this.next()
        low = Math.imul(drawn, n) >>> 0
      }
    }
    return (drawn * n - low) / WORDS
  }

  /** For ranges whose products no longer fit a number exactly. */
  #bigInt(n: number): number {
    if (!Number.isInteger(n) || n > WORDS)
      throw new RangeError(`random.int needs a whole number of at most ${WORDS}, got ${n}`)
    const limit = WORDS - (WORDS % n)
    let drawn = this.next()
    while (drawn >= limit) drawn = this.next()
    return drawn % n
  }

  /** A roll from 1 to `sides`. Tests may script it. */
  die(sides: number): number {
    if (this.#script === null) return this.int(sides) + 1
    this.used = true
    const roll = this.#script[this.#scripted]
    if (roll === undefined) throw new RangeError(`the script holds ${this.#script.length} rolls and all are used up`)
    if (!Number.isInteger(roll) || roll < 1 || roll > sides)
      throw new RangeError(`scripted roll ${roll} does not fit a die with ${sides} sides`)
    this.#scripted++
    return roll
  }

  /** Heads or tails; a scripted 1 is heads, 2 is tails. */
  coin(): boolean {
    return this.die(2) === 1
  }

  pick<T>(items: readonly T[]): T {
    return items[this.int(items.length)] as T
  }

  /** Shuffles in place. Cards are shuffled by `game.cards.shuffle`, which also gives them new ids. */
  shuffle<T>(items: T[]): T[] {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.int(i + 1)
      const kept = items[i] as T
      items[i] = items[j] as T
      items[j] = kept
    }
    return items
  }

  save(): RandomState {
    return [this.#a, this.#b, this.#c, this.#d]
  }

  load([a, b, c, d]: RandomState): void {
    this.#a = a
    this.#b = b
    this.#c = c
    this.#d = d
  }

  script(rolls: readonly number[]): void {
    this.#script = rolls
    this.#scripted = 0
  }

  get scriptPosition(): number {
    return this.#scripted
  }

  set scriptPosition(position: number) {
    this.#scripted = position
  }

  get unusedRolls(): readonly number[] {
    return this.#script?.slice(this.#scripted) ?? []
  }
}

/** Spreads a seed of any text over the four words: one pass from each end, then SplitMix32. */
export function stateFromSeed(seed: string): RandomState {
  let word = 0x811c9dc5
  let other = 0x9747b28c
  for (let i = 0; i < seed.length; i++) {
    word = Math.imul(word ^ seed.charCodeAt(i), 0x01000193)
    other = Math.imul(other ^ seed.charCodeAt(seed.length - 1 - i), 0x5bd1e995)
  }
  return expand(word, other)
}

/** Four words out of two. Never all zero, which would stay zero for ever. */
export function expand(word: number, other: number): RandomState {
  const last = splitMix(word, 4) ^ Math.imul(other, 0x85ebca6b)
  return [splitMix(word, 1), splitMix(word, 2) ^ other, splitMix(word, 3), last === 0 ? 0x6d2b79f5 : last]
}

/** The nth number that SplitMix32 gives from a starting word. */
function splitMix(from: number, nth: number): number {
  const word = (from + Math.imul(0x9e3779b9, nth)) | 0
  let mixed = Math.imul(word ^ (word >>> 16), 0x21f0aaad)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
  return mixed ^ (mixed >>> 15)
}

/** The seed of game `index` in a series: distinct for distinct indices, and readable in a report. */
export function deriveSeed(series: string, index: number): string {
  return `${series}/${index}`
}
