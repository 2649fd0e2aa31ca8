import type { ReactElement } from 'react'
import type { Bird } from '../../cards/bird.ts'
import type { Food } from '../../cards/food.ts'
import { FoodSign } from '../signs/food-sign.tsx'
import { Print } from '../signs/print.tsx'
import { Sign } from '../signs/sign.tsx'
import './stash.css'

interface StashProps {
  readonly bird: Bird
  readonly cached: number
  readonly tucked: number
}

/** What lies on and under a bird: cached food and tucked cards, a point each. */
export function Stash({ bird, cached, tucked }: StashProps): ReactElement | null {
  if (cached + tucked === 0) return null
  return (
    <span className="stash num">
      {tucked > 0 && (
        <span className="stash-pill">
          <Sign of="tucked" />
          <Print text={tucked} />
        </span>
      )}
      {cached > 0 && (
        <span className="stash-pill">
          <FoodSign of={foodCachedBy(bird) ?? 'wild'} />
          <Print text={cached} />
        </span>
      )}
    </span>
  )
}

/** A bird caches one kind of food only: the one its power speaks of. */
export function foodCachedBy({ power }: Bird): Food | null {
  const does = power?.does
  if (does === undefined) return null
  const caches =
    does.kind === 'huntDice' || does.kind === 'cacheFromSupply' || does.kind === 'gainFoodFromFeederMayCache'
  return caches ? does.food : null
}
