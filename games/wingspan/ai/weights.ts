/** How greedy weighs things, in points. Found by playing against itself. */
export const weights = {
  /** What a turn brings anyway. */
  turn: 2,
  /** A food nobody in hand asks for. */
  food: 0.5,
  /** The share of a bird's surplus that a missing token is worth. */
  foodWanted: 0.6,
  foodMost: 2.5,
  foodTime: 8,
  /** A card for an empty hand, and for a fuller one. */
  cards: [2, 1.5, 1, 0.7, 0.4, 0.3],
  cardTime: 10,
  /** How often a row is used, as a share of the turns left. */
  rowUses: [0.3, 0.35, 0.25],
  /** A better slot in a row, each time it is used. */
  slot: 0.5,
  /** A free place for an egg. */
  eggPlace: 0.35,
  bonus: 0.7,
  goal: 0.6,
}
