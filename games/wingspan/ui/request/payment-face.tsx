import type { ChoiceFace } from '@turnwright/tabletop'
import { isFood } from '../../cards/food.ts'
import { FoodSign } from '../signs/food-sign.tsx'

/** The payment that is laid out already, in tokens. */
export function paymentFace(title: string): ChoiceFace {
  const tokens = [...title.matchAll(/(\d+) (\w+)/g)].flatMap(([, n, food]) =>
    food !== undefined && isFood(food) ? new Array(Number(n)).fill(food) : [],
  )
  return {
    title: 'Pay',
    end: tokens.map((food, place) => (
      // Equal tokens cannot be told apart.
      <FoodSign key={place} of={food} />
    )),
  }
}
