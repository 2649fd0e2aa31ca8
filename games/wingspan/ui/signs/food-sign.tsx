import type { ReactElement } from 'react'
import type { Food } from '../../cards/food.ts'
import { Sign } from './sign.tsx'
import './food-sign.css'

interface FoodSignProps {
  readonly of: Food | 'wild'
  /** Not there, though it must be paid. */
  readonly isMissing?: boolean
}

/** A food as a token: one colour and one shape each. Its size is `--food-size`. */
export function FoodSign({ of, isMissing = false }: FoodSignProps): ReactElement {
  return (
    <span className="food" data-food={of} data-missing={isMissing || undefined}>
      <Sign of={of} />
    </span>
  )
}
