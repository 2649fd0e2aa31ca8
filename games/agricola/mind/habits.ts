import found from './habits.json' with { type: 'json' }

/** What the quick player believes, in points. */
export interface Habits {
  /** A child, and what it does in every round that is left. */
  readonly growth: number
  readonly action: number
  /** A missing food, by the rounds until the harvest. */
  readonly hunger1: number
  readonly hunger2: number
  readonly hunger3: number
  readonly hunger4: number
  /** Food for the harvest after the next, and food beyond that. */
  readonly foodLater: number
  readonly foodInStore: number
  readonly wood: number
  readonly clay: number
  readonly reed: number
  readonly stone: number
  /** What more than enough of a material is worth, as a share. */
  readonly surplus: number
  /** Rounds it takes to make something of materials. */
  readonly timeToUse: number
  /** How much of a material is wanted beside rooms and renovations. */
  readonly woodForFences: number
  readonly clayForKitchen: number
  readonly stoneForMajors: number
  readonly clayForCook: number
  /** When what is gathered completes the price of a room. */
  readonly roomReady: number
  /** A room that somebody will sleep in, now and for each round that is left; and one that nobody needs. */
  readonly room: number
  readonly roomPerRound: number
  readonly spareRoom: number
  readonly stable: number
  /** How much less farm points count in the first round. */
  readonly patience: number
  readonly field: number
  readonly fieldPerHarvest: number
  readonly grain: number
  readonly grainToSow: number
  readonly vegetable: number
  readonly vegetableToSow: number
  readonly sowGrain: number
  readonly sowGrainPerHarvest: number
  readonly sowVegetable: number
  readonly sowVegetablePerHarvest: number
  /** Two of a kind, for each harvest; and any animal that finds room. */
  readonly pair: number
  readonly animal: number
  /** For each fence that could be built, and for the pastures that come of them. */
  readonly fence: number
  readonly firstPasture: number
  readonly morePastures: number
  /** For each animal that could use more room. */
  readonly crowded: number
  /** Among ways to fence: what a cell, a pasture, a stable inside it are worth, and what a wood costs. */
  readonly fenceCell: number
  readonly fencePasture: number
  readonly fenceStable: number
  readonly fencePrice: number
  readonly kitchen: number
  readonly kitchenPerHarvest: number
  readonly hearth: number
  readonly oven: number
  readonly ovenPerHarvest: number
  readonly craft: number
  readonly craftPerHarvest: number
  readonly well: number
  readonly renovation: number
  readonly marker: number
  /** Any card that is played, now and for each round that is left. */
  readonly card: number
  readonly cardPerRound: number
  /** What playing an occupation should at least bring. */
  readonly lesson: number
  /** What a person could do later instead. */
  readonly person: number
  /** So much chance, at most, in what a space seems worth. */
  readonly noise: number
}

/** With hands of cards, and without. Found by `scripts/farm-habits.ts`. */
export const HABITS: Readonly<Record<'base' | 'none', Habits>> = found
