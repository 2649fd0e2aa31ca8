/** How somebody weighs things, in points. */
export interface Weights {
  /** What a turn brings anyway. */
  readonly turn: number
  /** A food nobody in hand asks for. */
  readonly food: number
  /** The share of a bird's surplus that a missing token is worth, and the most it can be. */
  readonly foodWanted: number
  readonly foodMost: number
  /** With fewer turns left food and cards lose their worth. */
  readonly foodTime: number
  readonly cardTime: number
  /** How far a plan of several turns is trusted. */
  readonly plan: number
  /** A card for an empty hand, and for fuller ones. */
  readonly cards: readonly number[]
  /** What a card under a bird is worth against one in hand. */
  readonly tuck: number
  /** How often a row is used, as a share of the turns left. */
  readonly rowUses: readonly number[]
  /** A better slot in a row, each time it is used. */
  readonly slot: number
  /** A free place for an egg. */
  readonly eggPlace: number
  /** The share of a bonus card's next step that one bird towards it is worth. */
  readonly bonus: number
}

/** How greedy does. Found by playing against itself. */
export const weights: Weights = {
  turn: 1,
  food: 0.65,
  foodWanted: 1.1,
  foodMost: 1.3,
  foodTime: 11,
  cardTime: 3,
  plan: 0.9,
  cards: [3.9, 1.9, 1.3, 0.6, 0.5, 0.26],
  tuck: 1.4,
  rowUses: [0.3, 0.25, 0.2],
  slot: 0.34,
  eggPlace: 0.1,
  bonus: 0.95,
}
