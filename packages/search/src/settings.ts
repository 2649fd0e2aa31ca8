import type { Budget } from './budget.ts'

/** How a player thinks ahead. All of it is plain data, so that a tuner can write it and a page can load it. */
export interface Settings {
  readonly budget: Budget
  /** Playouts are cut when so many further turns have begun, of whomever; null plays them to the end. */
  readonly turns: number | null
  /** At most so many answers are compared. */
  readonly width: number
  /**
   * The same before the first turn has begun, where a game is set up: among hundreds of openings, as many of the likelier
   * ones are looked at as the budget affords. Without it, `width` holds there too.
   */
  readonly openings?: number
  /** By how many standard errors an answer must beat the first-ranked one to be given in its place. */
  readonly margin: number
  /** So many deals for each answer must be affordable: where the budget is too small for that, fewer are compared. */
  readonly deals: number
  /** The share of answers that goes on from each round to the next: a half is halving. */
  readonly kept: number
  /** The share of decisions in playouts that chance makes in place of the rollout policy. */
  readonly noise: number
  /**
   * In place of halving: a tree of one's own next answers, in which those go on that came out well or are likely (PUCT).
   * `margin`, `deals`, `kept` and `sure` mean nothing to it. Null, like nothing, is halving.
   */
  readonly tree?: TreeSettings | null
  /** Thinking ends early once the best leads all others by so many standard errors; null uses the budget up. */
  readonly sure: number | null
}

export interface TreeSettings {
  /** How much what was tried seldom is preferred, against what came out well. */
  readonly explores: number
  /** At most so many answers of one's own, one after the other, are looked at in the tree. */
  readonly depth: number
}
