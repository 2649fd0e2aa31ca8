import type { Clock } from './clock.ts'

/** What a decision may take: so many playouts, nodes or milliseconds, or whichever of them is spent first. */
export interface Budget {
  /** With these or nodes alone, the same chance comes to the same answer, bit for bit. */
  readonly playouts?: number
  /** Positions of imagined games that somebody was asked at, in all playouts together: long playouts cost more than short ones. */
  readonly nodes?: number
  readonly ms?: number
}

/** Shares of a budget are sums of fractions. */
const ROUNDING = 1e-9

/** The share of a budget of time for which nobody looks at the clock. */
const MOMENT = 0.002

/** A budget while it is being spent. */
export class Purse {
  readonly #budget: Budget
  readonly #clock: Clock
  readonly #nodes: () => number
  readonly #began: number
  playouts = 0
  /** Those that came to nothing. */
  failed = 0
  /** What the clock said when it was last looked at, as a share, and after how many playouts that was. */
  #read = 0
  #readAt = 0

  /** `nodes` tells how many there were so far. */
  constructor(budget: Budget, clock: Clock, nodes: () => number = () => this.playouts) {
    if (budget.playouts === undefined && budget.ms === undefined && budget.nodes === undefined)
      throw new RangeError('a budget needs playouts, nodes or ms, or thinking would never end')
    this.#budget = budget
    this.#clock = clock
    this.#nodes = nodes
    this.#began = budget.ms === undefined ? 0 : clock()
  }

  /** A playout was played and came to this; NaN where it failed. */
  spend(worth: number): void {
    this.playouts++
    if (Number.isNaN(worth)) this.failed++
  }

  /** The share that is gone; 1 and more means that nothing is left. */
  get spent(): number {
    const { playouts, nodes, ms } = this.#budget
    const played = playouts === undefined ? 0 : this.playouts / playouts
    const counted = nodes === undefined ? played : Math.max(played, this.#nodes() / nodes)
    return ms === undefined ? counted : Math.max(counted, this.#passed(ms))
  }

  /** A look at the clock costs as much as a part of a playout: for a moment, time is told by playouts instead. */
  #passed(ms: number): number {
    // A coarse clock may say that no time has passed: nothing can be told by playouts before it ticks.
    const since = this.#read === 0 ? MOMENT : (this.#read / this.#readAt) * (this.playouts - this.#readAt)
    if (since < MOMENT) return this.#read + since
    this.#read = (this.#clock() - this.#began) / ms
    this.#readAt = this.playouts
    return this.#read
  }

  /** Whether so many more playouts, at what they have cost so far, end before that share is gone. */
  affords(playouts: number, share: number): boolean {
    const { spent } = this
    return spent + (spent / this.playouts) * playouts <= share + ROUNDING
  }
}
