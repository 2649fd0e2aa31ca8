import { foodIndex, type Food } from '../cards/food.ts'
import type { Effect } from '../cards/power.ts'
import { BIRD_AT } from '../rules/identities.ts'

/** What using a power once brings: so many points, and so much of what has a price. */
interface Yield {
  readonly points?: number
  /** Of any kind. */
  readonly anyFood?: number
  /** Of the best of some kinds. */
  readonly food?: number
  readonly foods?: readonly Food[]
  readonly cards?: number
  readonly eggs?: number
  /** What it brings in points where the hand is empty, if a card must go there. */
  readonly emptyHanded?: number
}

/** The share of all birds under a wingspan. */
const UNDER: Readonly<Record<number, number>> = { 50: 0.47, 75: 0.68, 100: 0.77 }

function yieldOf(effect: Effect): Yield {
  switch (effect.kind) {
    case 'gainFoodFromSupply':
      return { food: effect.n, foods: [effect.food] }
    case 'allPlayersGainFoodFromSupply':
      return { food: 0.6 * effect.n, foods: [effect.food] }
    case 'cacheFromSupply':
      return { points: effect.n }
    case 'tradeFood':
      return { points: 0.2 }
    case 'gainFoodFromFeeder':
      return { food: 0.6, foods: effect.foods }
    case 'gainFoodFromFeederMayCache':
      return { points: 0.65 }
    case 'gainDieFromFeeder':
      return { anyFood: 1 }
    case 'gainAllFromFeeder':
      return { food: 1.2, foods: [effect.food] }
    case 'eachPlayerGainsDieFromFeeder':
      return { anyFood: 0.6 }
    case 'fewestInHabitatGainDie':
    case 'fewestInHabitatDrawCard':
      return { points: 0.3 }
    case 'layEggOnAny':
    case 'layEggOnThis':
      return { eggs: effect.n }
    case 'layEggOnNest':
      return { eggs: 0.5 }
    case 'layEggOnEachNest':
      return { eggs: 1.5 }
    case 'allPlayersLayEggOnNest':
      return { eggs: 1.3 }
    case 'discardEggForFood':
      return { points: -1, anyFood: effect.n }
    case 'discardEggForCards':
      return { points: -1, cards: effect.cards }
    case 'drawCards':
      return { cards: effect.n }
    case 'drawCardsThenDiscardAtTurnEnd':
      return { cards: effect.draw - 0.6 }
    case 'allPlayersDrawFromDeck':
      return { cards: 0.6 * effect.n }
    case 'draftPlayersPlusOne':
      return { cards: 2 }
    case 'drawAllTray':
      return { cards: effect.n }
    case 'drawBonusKeep':
      return { points: 2.5 }
    case 'tuckFromHand':
      return { points: 1, cards: -0.5, emptyHanded: 0.3 }
    case 'tuckFromHandThenDraw':
      return { points: 1.1, emptyHanded: 0.6 }
    case 'tuckFromHandThenFood':
      return { points: 1, anyFood: 0.5, cards: -0.5, emptyHanded: 0.5 }
    case 'tuckFromHandThenLayOnThis':
    case 'tuckFromHandThenLayOnAny':
      return { points: 1, eggs: 1, cards: -0.5, emptyHanded: 0.7 }
    case 'discardFoodToTuckFromDeck':
      return { points: effect.tuck, food: -1, foods: [effect.food] }
    case 'huntDice':
      return { points: 0.31 }
    case 'huntDeckWingspan':
      return { points: UNDER[effect.lessThanCm] ?? 0.6 }
    case 'playAdditionalBird':
      return { points: 2 }
    case 'moveIfRightmost':
      return { points: 0.1 }
    case 'repeatBrownInHabitat':
      return { points: 0.7 }
    case 'repeatPredatorInHabitat':
      return { points: 0.4 }
  }
}

const YIELDS: readonly Yield[] = /* @__PURE__ */ BIRD_AT.map((bird) => (bird?.power ? yieldOf(bird.power.does) : {}))

/** The same as numbers, by kind of bird. */
export const POWER_POINTS: readonly number[] = /* @__PURE__ */ YIELDS.map(({ points = 0 }) => points)
export const POWER_ANY_FOOD: readonly number[] = /* @__PURE__ */ YIELDS.map(({ anyFood = 0 }) => anyFood)
export const POWER_FOOD: readonly number[] = /* @__PURE__ */ YIELDS.map(({ food = 0 }) => food)
export const POWER_FOODS: readonly number[] = /* @__PURE__ */ YIELDS.map(({ foods = [] }) =>
  foods.reduce((bits, food) => bits | (1 << foodIndex(food)), 0),
)
export const POWER_CARDS: readonly number[] = /* @__PURE__ */ YIELDS.map(({ cards = 0 }) => cards)
export const POWER_EGGS: readonly number[] = /* @__PURE__ */ YIELDS.map(({ eggs = 0 }) => eggs)
/** -1 where the hand does not matter. */
export const EMPTY_HANDED: readonly number[] = /* @__PURE__ */ YIELDS.map(({ emptyHanded = -1 }) => emptyHanded)

/** What follows for a card that was tucked. */
export const AFTER_TUCKING: readonly number[] = /* @__PURE__ */ BIRD_AT.map((bird) => {
  const kind = bird?.power?.does.kind
  return kind === 'tuckFromHand' ? 0 : kind === 'tuckFromHandThenDraw' ? 1 : 0.6
})
