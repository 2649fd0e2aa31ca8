import * as fc from 'fast-check'
import { Whims } from './whims.ts'

/** One game to be played: its seed, and what its players feel like. */
export interface PlayedGame {
  readonly seed: string
  /** How many were played before it; what it was shortened to keeps its number. */
  readonly nth: number
  readonly whims: Whims
  /** Set when it would not end: a shorter example would not end either. */
  endless?: true
}

/** How many moves may be played in search of a shorter game: a failure is worth seconds, not minutes. */
const MOST_MOVES = 1_000

/**
 * Games for fast-check. A game that broke a law is made shorter by leaving moves out and making the others the most
 * ordinary ones; only moves that were really made are looked at.
 */
export class PlayedGames extends fc.Arbitrary<PlayedGame> {
  #games = 0
  #moves = 0

  override generate(random: fc.Random): fc.Value<PlayedGame> {
    const seed = `play-${random.nextInt(0, 0x7fffffff)}`
    return new fc.Value({ seed, nth: this.#games++, whims: Whims.endless(seed) }, undefined)
  }

  override canShrinkWithoutContext(value: unknown): value is PlayedGame {
    return typeof value === 'object' && value !== null && 'whims' in value
  }

  override shrink(game: PlayedGame): fc.Stream<fc.Value<PlayedGame>> {
    return fc.stream(this.#shorter(game))
  }

  *#shorter({ seed, nth, whims, endless }: PlayedGame): IterableIterator<fc.Value<PlayedGame>> {
    if (endless) return
    for (const fewer of simpler(whims.used)) {
      this.#moves += fewer.length
      if (this.#moves > MOST_MOVES) return
      yield new fc.Value({ seed, nth, whims: Whims.these(fewer) }, undefined)
    }
  }
}

/** Shorter lists first: without the first half, the second half, a quarter, …; then with one whim made ordinary. */
function* simpler(whims: readonly number[]): IterableIterator<readonly number[]> {
  for (let size = whims.length; size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let from = 0; from < whims.length; from += size) yield [...whims.slice(0, from), ...whims.slice(from + size)]
  for (const [at, whim] of whims.entries()) if (whim !== 0) yield whims.with(at, 0)
}
