import type { Bird } from '../cards/bird.ts'
import { passes } from '../cards/bird-test.ts'
import { BONUS_CARDS } from '../cards/bonus-cards.ts'
import type { BonusCard } from '../cards/bonus-card.ts'
import { GOALS, type Goal } from '../cards/goals.ts'
import { nestCounts, type NestShape } from '../cards/nest.ts'
import { BIRD_AT, IDENTITIES } from '../rules/identities.ts'

/**
 * What is printed on cards, as numbers by kind: a playout asks for them a thousand times in a millisecond. Kinds that are no
 * birds have zeros.
 */
const byKind = (of: (bird: Bird) => number): readonly number[] =>
  BIRD_AT.map((bird) => (bird === undefined ? 0 : of(bird)))

export const POINTS: readonly number[] = /* @__PURE__ */ byKind(({ points }) => points)
/** The most eggs a nest holds. */
export const NEST_SIZE: readonly number[] = /* @__PURE__ */ byKind(({ eggs }) => eggs)
/** The rows it lives in, as bits. */
export const ROWS: readonly number[] = /* @__PURE__ */ byKind(({ rowBits }) => rowBits)
export const TOKENS: readonly number[] = /* @__PURE__ */ byKind(({ price }) => price.total)
/** The shapes that its nest counts as, as bits in the order of SHAPES. */
const SHAPES: readonly NestShape[] = ['bowl', 'cavity', 'ground', 'platform']
export const NEST_BITS: readonly number[] = /* @__PURE__ */ byKind(({ nest }) =>
  SHAPES.reduce((bits, shape, at) => bits | (nestCounts(nest, shape) ? 1 << at : 0), 0),
)

export const NO_POWER = 0
export const BROWN = 1
export const WHITE = 2
export const PINK = 3
export const COLOUR: readonly number[] = /* @__PURE__ */ byKind(({ power }) => {
  if (power === null) return NO_POWER
  return power.color === 'brown' ? BROWN : power.color === 'white' ? WHITE : PINK
})

/** What wakes a pink power: the eggs, the birds, the hunts or the food of others. */
const TRIGGERS = {
  otherTakesLayEggs: 0,
  otherPlaysBirdInHabitat: 1,
  otherPredatorSucceeds: 2,
  otherTakesGainFoodAndGained: 3,
} as const
export const PINK_TRIGGER: readonly number[] = /* @__PURE__ */ byKind(({ power }) =>
  power?.color === 'pink' ? TRIGGERS[power.when.on] : 0,
)

/** By kind of bonus card: the birds that it counts, by kind. Null where it counts something else, or is no bonus card. */
const BONUS_BY_ID = /* @__PURE__ */ new Map(BONUS_CARDS.map((card) => [card.id, card]))
export const BONUS_AT: readonly (BonusCard | undefined)[] = /* @__PURE__ */ IDENTITIES.map((id) => BONUS_BY_ID.get(id))
export const COUNTED_BY_BONUS: readonly (Uint8Array | null)[] = /* @__PURE__ */ BONUS_AT.map((card) => {
  if (card?.counts.what !== 'birds') return null
  const { that } = card.counts
  return Uint8Array.from(BIRD_AT, (bird) => (bird !== undefined && passes(bird, that) ? 1 : 0))
})

/** What a goal looks at, as numbers. */
export const BIRDS_GOAL = 0
export const EGGS_IN_ROW_GOAL = 1
export const NESTS_WITH_EGG_GOAL = 2
export const EGGS_IN_NESTS_GOAL = 3
export const EGG_SETS_GOAL = 4
const GOAL_SORTS = {
  birds: BIRDS_GOAL,
  eggsInHabitat: EGGS_IN_ROW_GOAL,
  birdsWithEgg: NESTS_WITH_EGG_GOAL,
  eggsInNests: EGGS_IN_NESTS_GOAL,
  eggSets: EGG_SETS_GOAL,
} as const
export const GOAL_SORT: readonly number[] = /* @__PURE__ */ GOALS.map(({ counts }) => GOAL_SORTS[counts.what])
const HABITAT_ROW = { forest: 0, grassland: 1, wetland: 2 } as const
/** The row that a goal looks at, the bit of its nest, or -1 for the whole mat. */
export const GOAL_OF: readonly number[] = /* @__PURE__ */ GOALS.map(placeOf)

function placeOf({ counts }: Goal): number {
  switch (counts.what) {
    case 'birds':
      return counts.habitat === null ? -1 : HABITAT_ROW[counts.habitat]
    case 'eggsInHabitat':
      return HABITAT_ROW[counts.habitat]
    case 'birdsWithEgg':
    case 'eggsInNests':
      return 1 << SHAPES.indexOf(counts.nest)
    case 'eggSets':
      return -1
  }
}
