import type { CardType } from '../cards/card.ts'
import { cardCalled, majorCalled } from '../cards/catalogue.ts'
import { type Good, type Goods, GOODS, RESOURCES } from '../cards/goods.ts'
import { MAJORS } from '../cards/majors.ts'
import { kitchenWith } from './kitchen.ts'
import { type Position, withGoods } from './position.ts'
import { weights } from './weights.ts'

/** What building each takes: goods, or one of these improvements. */
const TAKEN = MAJORS.map(({ cost, returns }) => ({ cost: negated(cost), returns: returns.map(majorCalled) }))
const WELL = majorCalled('well')

/** A position after building a major improvement, at its printed price or for a Fireplace. */
export function withMajor(position: Position, id: string): Position | null {
  const major = majorCalled(id)
  const taken = TAKEN[major]
  if (taken === undefined) return null
  const { cost, returns } = taken
  const { majors } = position.kitchen
  const back = returns.find((each) => ((majors >> each) & 1) === 1)
  const paid = back === undefined ? withGoods(position, cost) : position
  if (RESOURCES.some((good) => paid.supply[good] < 0)) return null
  const food = major === WELL ? Math.min(5, position.roundsLeft) : 0
  const supply = { ...paid.supply, food: paid.supply.food + food }
  const left = back === undefined ? majors : majors & ~(1 << back)
  return { ...paid, supply, kitchen: kitchenWith(left | (1 << major)) }
}

function negated(goods: Goods): Goods {
  const less: Partial<Record<Good, number>> = {}
  for (const good of GOODS) if (goods[good] !== undefined) less[good] = -goods[good]
  return less
}

/** What a card from the hand brings, roughly: its points, and something for what it does while there is time. */
export function cardWorth(id: string, { roundsLeft }: Position, type: CardType): number {
  const card = cardCalled(id)
  if (card?.type !== type) return 0
  const time = roundsLeft / 14
  return card.points + (card.effects.length > 0 ? weights.cardEffect * time : 0) + 0.2
}
