/** How greedy weighs things, in points. Found by playing against itself. */
export const weights = {
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
  /** A better slot in a row, each time it is used. */
  slot: 0.34,
  /** A free place for an egg. */
  eggPlace: 0.1,
  /** The share of a bonus card's next step that one bird towards it is worth. */
  bonus: 0.95,
}
