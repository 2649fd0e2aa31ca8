/** What the agent believes, in points. */
export const weights = {
  /** One more person for one more round. */
  action: 1.3,
  goods: {
    wood: { first: 0.31, most: 10 },
    clay: { first: 0.42, most: 6 },
    reed: { first: 0.8, most: 4 },
    stone: { first: 0.85, most: 6 },
  },
  /** More for what the next room takes, while there is time for a child. */
  forRoom: 0.05,
  reedForRoom: 0.3,
  lastRoom: 4,
  /** What more than enough of a good is worth. */
  surplus: 0.25,
  /** Rounds it takes to make something of goods. */
  timeToUse: 5,
  foodInStore: 0.2,
  mostFood: 14,
  /** A missing food, by the rounds until the harvest. */
  hunger: [2.7, 1.4, 1, 0.75] as const,
  /** A bed, as a share of the person who will sleep there. */
  bed: 0.8,
  /** How much less farm points count in the first round. */
  patience: 0.58,
  sowable: 0.7,
  emptyField: 0.3,
  ripeGrain: 0.45,
  ripeVegetable: 0.6,
  pair: 0.9,
  crowded: 0.35,
  kitchen: 2.2,
  oven: 1.2,
  /** How much of the best next action counts already. */
  followUp: 0.9,
  marker: 0.3,
  /** What a card does for its owner, in the first round. */
  cardEffect: 0.35,
  /** What playing an occupation should at least bring. */
  lesson: 0.4,
}
