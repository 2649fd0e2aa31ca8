import type { Chance, ChanceState, Draws } from './draws.ts'
import { FastDraws } from './fast-draws.ts'
import { KeyedDraws } from './keyed-draws.ts'

const NONE: readonly number[] = []

/** Dice, coins and shuffles. Rules draw from the game's own instance and from nowhere else. */
export class Random implements Chance {
  readonly #draws: Draws
  /** Set by every draw; the game reads and clears it to raise the undo barrier. */
  used = false
  /** What was drawn since the step began, for forks; null where nobody forks. */
  #results: number[] | null = null
  /** Rolls laid out in advance by a test, or null for real chance. */
  #script: readonly number[] | null = null
  #scripted = 0

  constructor(draws: Draws) {
    this.#draws = draws
  }

  /** For agents and simulations: fast, and the same for the same seed. */
  static fromSeed(seed: string): Random {
    return new Random(FastDraws.fromSeed(seed))
  }

  /** For a table: nobody can compute it from what they see. */
  static keyed(seed: string): Random {
    return new Random(new KeyedDraws(seed))
  }

  int(n: number): number {
    this.used = true
    const result = this.#draws.int(n)
    if (this.#results !== null) this.#results.push(result)
    return result
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
    this.#results?.push(roll - 1)
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

  /** From here on results are kept, and those kept before are forgotten: a step begins. */
  beginStep(): void {
    if (this.#results === null || this.#results.length > 0) this.#results = []
  }

  /** What was drawn since the step began. */
  get results(): readonly number[] {
    return this.#results === null || this.#results.length === 0 ? NONE : this.#results.slice()
  }

  /** The same chance from its beginning. */
  again(): Draws {
    return this.#draws.again()
  }

  save(): ChanceState {
    return this.#draws.save()
  }

  load(state: ChanceState): void {
    this.#draws.load(state)
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

/** The seed of game `index` in a series: distinct for distinct indices, and readable in a report. */
export function deriveSeed(series: string, index: number): string {
  return `${series}/${index}`
}
