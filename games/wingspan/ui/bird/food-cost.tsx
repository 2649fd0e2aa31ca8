import type { ReactElement } from 'react'
import type { Bird } from '../../cards/bird.ts'
import { isOneOf } from '../../cards/cost.ts'
import { FOODS, type Food } from '../../cards/food.ts'
import { Print } from '../signs/print.tsx'
import { FoodSign } from '../signs/food-sign.tsx'
import './food-cost.css'

interface FoodCostProps {
  readonly bird: Bird
  /** The food at hand, where what is missing of the cost is to be marked. */
  readonly paidFrom?: Readonly<Record<Food, number>> | undefined
}

/** What a bird eats. */
export function FoodCost({ bird, paidFrom }: FoodCostProps): ReactElement {
  const { cost } = bird
  if (bird.price.total === 0)
    return (
      <span className="food-cost quiet">
        <Print text="no food" />
      </span>
    )
  if (isOneOf(cost))
    return (
      <span className="food-cost" data-many={cost.oneOf.length > 2 || undefined}>
        {cost.oneOf.map((food, place) => (
          <span key={food}>
            {place > 0 && (
              <i>
                <Print text="/" />
              </i>
            )}
            <FoodSign of={food} isMissing={paidFrom !== undefined} />
          </span>
        ))}
      </span>
    )
  const tokens = [...FOODS, 'wild' as const].flatMap((food) => tokensOf(food, cost[food] ?? 0, paidFrom))
  return (
    <span className="food-cost" data-many={tokens.length > 3 || undefined}>
      {tokens.map(({ food, isMissing }, place) => (
        // Equal tokens cannot be told apart.
        <FoodSign key={place} of={food} isMissing={isMissing} />
      ))}
    </span>
  )
}

function tokensOf(food: Food | 'wild', due: number, paidFrom: FoodCostProps['paidFrom']) {
  const held = paidFrom === undefined || food === 'wild' ? due : paidFrom[food]
  return Array.from({ length: due }, (_, token) => ({ food, isMissing: token >= held }))
}
