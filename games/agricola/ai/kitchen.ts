import { majorCalled } from '../cards/catalogue.ts'
import type { CookingRates } from '../cards/major.ts'
import { MAJORS } from '../cards/majors.ts'

/** What the major improvements of a player are good for. */
export interface Kitchen {
  /** Which they are, a bit for each by its place in MAJORS. */
  readonly majors: number
  /** Printed on them. */
  readonly points: number
  readonly cooks: CookingRates | null
  readonly bakes: number
}

const known: (Kitchen | undefined)[] = []

/** There are not many sets of improvements: each is looked at once. */
export function kitchenWith(majors: number): Kitchen {
  return (known[majors] ??= makeKitchen(majors))
}

export function kitchenOf(ids: readonly string[]): Kitchen {
  let majors = 0
  for (const id of ids) majors |= 1 << majorCalled(id)
  return kitchenWith(majors)
}

function makeKitchen(majors: number): Kitchen {
  let points = 0
  let cooks: CookingRates | null = null
  let bakes = 0
  MAJORS.forEach(({ points: printed, abilities }, at) => {
    if (((majors >> at) & 1) === 0) return
    points += printed
    bakes = Math.max(bakes, abilities.bakingRate ?? 0)
    const rates = abilities.cookingRates
    if (rates !== undefined && rates.cattle > (cooks?.cattle ?? 0)) cooks = rates
  })
  return { majors, points, cooks, bakes }
}
