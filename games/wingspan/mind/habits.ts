import found from './quick-habits.json' with { type: 'json' }

/** How somebody weighs things, in points. */
export type Habits = typeof plainHabits

/** Those of greedy. Positions are read by them, so whoever changes them must fit the judgement anew. */
export const plainHabits = {
  /** How much less points count that could be had later as well, at the beginning of the game: of birds, and of eggs. */
  birdsLater: 0,
  eggsLater: 0,
  /** How far the powers of birds are trusted to be used. */
  engine: 1,
  /** An egg that is paid for a bird. */
  eggPaid: 1,
  /** What a turn brings anyway. */
  turn: 1,
  /** A food nobody in hand asks for. */
  food: 0.65,
  /** The share of a bird's surplus that a missing token is worth, and the most it can be. */
  foodWanted: 1.1,
  foodMost: 1.3,
  /** With fewer turns left food and cards lose their worth. */
  foodTime: 11,
  cardTime: 3,
  /** How far a plan of several turns is trusted. */
  plan: 0.9,
  /** A card for an empty hand, and for fuller ones. */
  cards: [3.9, 1.9, 1.3, 0.6, 0.5, 0.26],
  /** What a card under a bird is worth against one in hand. */
  tuck: 1.4,
  /** How often a row is used, as a share of the turns left. */
  rowUses: [0.3, 0.25, 0.2],
  pinkUses: 0.3,
  /** A better slot in a row, each time it is used. */
  slot: 0.34,
  /** A free place for an egg. */
  eggPlace: 0.1,
  /** The share of a bonus card's next step that one bird towards it is worth. */
  bonus: 0.95,
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
