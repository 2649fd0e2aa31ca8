import { Random } from '@turnwright/kernel/search'
import type { Randomness } from '@turnwright/server/core'

const PARTS = 2 ** 30

/** Chance that is the same for the same seed. Whoever draws has lots of their own, so that nobody disturbs another's. */
export class Lots implements Randomness {
  readonly #seed: string
  readonly random: Random

  constructor(seed: string) {
    this.#seed = seed
    this.random = Random.fromSeed(seed)
  }

  /** Those of somebody else. */
  of(name: string): Lots {
    return new Lots(`${this.#seed} ${name}`)
  }

  int(below: number): number {
    return this.random.int(below)
  }

  fraction(): number {
    return this.random.int(PARTS) / PARTS
  }

  /** Whether something of this probability happens. What never happens draws nothing. */
  happens(probability: number): boolean {
    return probability > 0 && this.fraction() < probability
  }

  /** Which try is the first at which something of this probability happens. */
  untilFirst(probability: number): number {
    return 1 + Math.floor(Math.log(1 - this.fraction()) / Math.log(1 - probability))
  }

  between([from, to]: readonly [number, number]): number {
    return from + this.fraction() * (to - from)
  }

  pick<T>(items: readonly T[]): T {
    return this.random.pick(items)
  }

  bytes(size: number): Buffer {
    const bytes = Buffer.alloc(size)
    for (let at = 0; at < size; at++) bytes[at] = this.random.int(256)
    return bytes
  }

  /** What marks a request, as clients make it. */
  key(): string {
    return this.bytes(16).toString('base64url')
  }
}
