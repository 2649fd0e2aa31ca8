/** How greedy weighs things, in points. Found by playing against itself. */
export const weights = {
  /** What a turn brings anyway. */
  turn: 1.4,
  /** A food nobody in hand asks for. */
  food: 0.35,
  /** The share of a bird's surplus that a missing token is worth, and the most it can be. */
  foodWanted: 0.84,
  foodMost: 1.5,
  /** With fewer turns left food and cards lose their worth. */
  foodTime: 16,
  cardTime: 6,
  /** How far a plan of several turns is trusted. */
  plan: 0.9,
  /** A card for an empty hand, and for fuller ones. */
  cards: [2.8, 1.9, 1.9, 0.5, 0.5, 0.3],
  /** What a card under a bird is worth against one in hand. */
  tuck: 1.2,
  /** How often a row is used, as a share of the turns left. */
  rowUses: [0.3, 0.25, 0.29],
  /** A better slot in a row, each time it is used. */
  slot: 0.34,
  /** A free place for an egg. */
  eggPlace: 0.21,
  /** The share of a bonus card's next step that one bird towards it is worth. */
  bonus: 0.83,
  /** How far goals of later rounds count. */
  goal: 0.6,
}
