/** What agents, shufflers and simulations need of chance. */
export interface Chance {
  /** A whole number from 0 to below `n`, every one equally likely. */
  int(n: number): number
}

/** The four words of a fast generator's state. */
export type FastState = readonly [number, number, number, number]

/**
 * What a checkpoint keeps of chance. At a table it is how many words were drawn, which tells nothing without the
 * table's key; in a fork, how many results were repeated or the state of the fork's own fast generator.
 */
export type ChanceState = number | FastState

/** Where whole numbers come from. */
export interface Draws extends Chance {
  save(): ChanceState
  load(state: ChanceState): void
  /** The same chance from its beginning. */
  again(): Draws
}

export interface Words {
  /** 32 bits, unsigned. */
  next(): number
}

const WORDS = 4294967296
const MOST_EXACT = 1 << 21

/** Lemire's way: scale 32 bits to n, and draw again where the few uneven remainders would favour some results. */
export function below(n: number, words: Words): number {
  if (!(n >= 1)) throw new RangeError(`random.int needs a positive whole number, got ${n}`)
  if (n > MOST_EXACT || (n | 0) !== n) return belowLarge(n, words)
  let drawn = words.next()
  let low = Math.imul(drawn, n) >>> 0
  if (low < n) {
    const uneven = (WORDS - n) % n
    while (low < uneven) {
      drawn = words.next()
      low = Math.imul(drawn, n) >>> 0
    }
  }
  return (drawn * n - low) / WORDS
}

/** For ranges whose products no longer fit a number exactly. */
function belowLarge(n: number, words: Words): number {
  if (!Number.isInteger(n) || n > WORDS)
    throw new RangeError(`random.int needs a whole number of at most ${WORDS}, got ${n}`)
  const limit = WORDS - (WORDS % n)
  let drawn = words.next()
  while (drawn >= limit) drawn = words.next()
  return drawn % n
}
