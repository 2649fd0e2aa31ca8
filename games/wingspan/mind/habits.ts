import { type Weights, weights } from '../ai/weights.ts'
import found from './quick-habits.json' with { type: 'json' }

/** How somebody weighs things, in points. */
export interface Habits extends Weights {
  /** How much less points count that could be had later as well, at the beginning of the game: of birds, and of eggs. */
  readonly birdsLater: number
  readonly eggsLater: number
  /** How far the powers of birds are trusted to be used. */
  readonly engine: number
  /** An egg that is paid for a bird. */
  readonly eggPaid: number
  /** How often a pink power is used, as a share of the turns left. */
  readonly pinkUses: number
  /** How far the goal of the next round counts, and being ahead at one by one more. */
  readonly nextGoal: number
  readonly goalAhead: number
  /** An egg is given up for as much as this. */
  readonly eggForGain: number
  /** The top card of the deck, against those that lie open. */
  readonly unseenCard: number
}

/** Those of greedy. Positions are read by them, so whoever changes them must fit the judgement anew. */
export const plainHabits: Habits = {
  ...weights,
  birdsLater: 0,
  eggsLater: 0,
  engine: 1,
  eggPaid: 1,
  pinkUses: 0.3,
  nextGoal: 0.3,
  goalAhead: 0.15,
  eggForGain: 1.15,
  unseenCard: 1.5,
}

/** Those of the quick player, found by playing against itself: `node games/wingspan/mind/tune.ts`. */
export const quickHabits: Habits = found
