import type { ReactElement } from 'react'
import { isFood } from '../../cards/food.ts'
import type { Face } from '../../cards/food.ts'
import { Sign } from '../signs/sign.tsx'
import './food-die.css'

/** A die of the feeder. The split face shows both of its foods. */
export function FoodDie({ face }: { readonly face: Face }): ReactElement {
  if (isFood(face))
    return (
      <span className="food-die" data-food={face}>
        <Sign of={face} />
      </span>
    )
  return (
    <span className="food-die" data-split="">
      <i data-food="invertebrate">
        <Sign of="invertebrate" />
      </i>
      <i data-food="seed">
        <Sign of="seed" />
      </i>
    </span>
  )
}

/** Which face it is, for ears. */
export function faceWords(face: Face): string {
  return isFood(face) ? face : 'invertebrate or seed'
}
