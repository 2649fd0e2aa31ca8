import { weights } from '../ai/weights.ts'
import found from './quick-habits.json' with { type: 'json' }

/** How somebody weighs things, in points. */
export type Habits = typeof plainHabits

/** Those of greedy. Positions are read by them, so whoever changes them must fit the judgement anew. */
export const plainHabits = {
  ...weights,
  /** How much less points count that could be had later as well, at the beginning of the game: of birds, and of eggs. */
  birdsLater: 0,
  eggsLater: 0,
  /** How far the powers of birds are trusted to be used. */
  engine: 1,
  /** An egg that is paid for a bird. */
  eggPaid: 1,
  /** How often a pink power is used, as a share of the turns left. */
  pinkUses: 0.3,
  /** How far the goal of the next round counts, and being ahead at one by one more. */
  nextGoal: 0.3,
  goalAhead: 0.15,
  /** An egg is given up for as much as this. */
  eggForGain: 1.15,
  /** The top card of the deck, against those that lie open. */
  unseenCard: 1.5,
}

/** Those of the quick player, found by playing against itself: `node games/wingspan/mind/tune.ts`. */
export const quickHabits: Habits = found
