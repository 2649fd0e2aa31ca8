import type { CardType } from '../cards/card.ts'
import { cardCalled } from '../cards/catalogue.ts'
import type { Goods } from '../cards/goods.ts'
import { MAJORS } from '../cards/majors.ts'
import { weights } from './weights.ts'
import { bakingOf, cookingOf, type Position, withGoods } from './position.ts'

/** A position after building a major improvement, at its printed price or for a Fireplace. */
export function withMajor(position: Position, id: string): Position | null {
  const major = MAJORS.find((each) => each.id === id)
  if (major === undefined) return null
  const back = major.returns.find((each) => position.majors.includes(each))
  const majors = [...position.majors.filter((each) => each !== back), id]
  const paid = back === undefined ? withGoods(position, negated(major.cost)) : position
  if (Math.min(...Object.values(paid.supply)) < 0) return null
  const food = id === 'well' ? Math.min(5, position.roundsLeft) : 0
  const supply = { ...paid.supply, food: paid.supply.food + food }
  return { ...paid, supply, majors, cooks: cookingOf(majors), bakes: bakingOf(majors) }
}

function negated(goods: Goods): Goods {
  return Object.fromEntries(Object.entries(goods).map(([good, n]) => [good, -n]))
}

/** What a card from the hand brings, roughly: its points, and something for what it does while there is time. */
export function cardWorth(id: string, { roundsLeft }: Position, type: CardType): number {
  const card = cardCalled(id)
  if (card?.type !== type) return 0
  const time = roundsLeft / 14
  return card.points + (card.effects.length > 0 ? weights.cardEffect * time : 0) + 0.2
}
