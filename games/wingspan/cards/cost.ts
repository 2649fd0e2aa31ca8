import { FOODS, type Food, foodIndex } from './food.ts'

/** What a bird eats: all of the foods listed, or one token of one of them. */
export type Cost = Readonly<Partial<Record<Food | 'wild', number>>> | OneOf

export interface OneOf {
  readonly oneOf: readonly Food[]
}

/** One token of one of these foods. */
export function oneOf(...foods: readonly Food[]): OneOf {
  return { oneOf: foods }
}

/** A cost as rules reckon with it. */
export interface Price {
  /** Tokens of each food in the order of FOODS; 1 for each that would do where only one is paid. */
  readonly each: readonly number[]
  /** Tokens of any kind beside them. */
  readonly any: number
  /** One token of one of the foods in `each` is the whole price. */
  readonly isOneOf: boolean
  /** How many tokens are due. */
  readonly total: number
}

export function priceOf(cost: Cost): Price {
  if (isOneOf(cost)) {
    const each = FOODS.map((food) => (cost.oneOf.includes(food) ? 1 : 0))
    return { each, any: 0, isOneOf: true, total: 1 }
  }
  const each = FOODS.map((food) => cost[food] ?? 0)
  const any = cost.wild ?? 0
  return { each, any, isOneOf: false, total: each.reduce((sum, n) => sum + n, any) }
}

/** Whether the card shows this food (or a wild token) among what is eaten. */
export function costShows(cost: Cost, food: Food | 'wild'): boolean {
  if (!isOneOf(cost)) return (cost[food] ?? 0) > 0
  return food !== 'wild' && cost.oneOf.includes(food)
}

/** Whether the card shows this food and nothing else. */
export function costShowsOnly({ each, any, total }: Price, food: Food): boolean {
  return total > 0 && any === 0 && each.every((n, index) => n > 0 === (index === foodIndex(food)))
}

export function isOneOf(cost: Cost): cost is OneOf {
  return 'oneOf' in cost
}
