import type { CardId, Cards, Choice, ChoiceGroup, Selection } from '@turnwright/kernel'
import type { Bird } from '../cards/bird.ts'
import { FOODS } from '../cards/food.ts'
import { BIRD_AT } from '../rules/identities.ts'
import { canPay } from '../rules/playing/payment.ts'
import { BONUS_AT, COUNTED_BY_BONUS, ROWS, TOKENS } from './bird-numbers.ts'
import type { Prices } from './prices.ts'

const FOOD = [0, 0, 0, 0, 0]
const EATEN = [0, 0, 0, 0, 0]

/** Tries every set of the birds dealt, with the food that fits it best, and keeps the bonus card that counts more of them. */
export function quickOpening(prices: Prices, cards: Cards, choices: readonly Choice[]): Selection {
  const { hand, bonus } = prices.me
  const worths = hand.map((card) => bestOnMat(prices, cards.kind(card)))
  let best = 0
  let highest = Number.NEGATIVE_INFINITY
  for (let set = 0; set < 1 << hand.length; set++) {
    const worth = worthOf(prices, set, worths)
    if (worth > highest) [best, highest] = [set, worth]
  }
  worthOf(prices, best, worths)
  const kept: (CardId | string)[] = hand.filter((_, at_) => (best & (1 << at_)) !== 0)
  FOODS.forEach((food, kind) => {
    if (FOOD[kind] === 1) kept.push(food)
  })
  const [, offered] = choices
  const chosen = bonus.length > 1 ? bonusFor(prices, cards, best) : (bonus[0] ?? 0)
  return [
    { title: 'keep', selection: kept },
    { title: 'bonus', selection: [offered === undefined ? chosen : fits(offered as ChoiceGroup, chosen)] },
  ]
}

function fits({ choices }: ChoiceGroup, card: number): number {
  return choices.includes(card) ? card : (choices[0] as number)
}

export function bestOnMat(prices: Prices, kind: number): number {
  let best = 0
  for (let row = 0; row < 3; row++)
    if (((ROWS[kind] as number) & (1 << row)) !== 0) best = Math.max(best, prices.onMat(kind, row))
  return best
}

/** Leaves the food that goes with the birds in FOOD. */
function worthOf(prices: Prices, set: number, worths: readonly number[]): number {
  EATEN.fill(0)
  FOOD.fill(0)
  let birds = 0
  for (let i = 0; i < worths.length; i++) {
    if ((set & (1 << i)) === 0) continue
    birds++
    const { price } = BIRD_AT[prices.hand[i] as number] as Bird
    for (let food = 0; food < 5; food++)
      EATEN[food] = (EATEN[food] as number) + (price.each[food] as number) / (price.isOneOf ? 2 : 1)
  }
  let worth = 0
  for (let tokens = worths.length - birds; tokens > 0; tokens--) {
    let most = -1
    for (let food = 0; food < 5; food++)
      if (FOOD[food] === 0 && (most < 0 || (EATEN[food] as number) > (EATEN[most] as number))) most = food
    if (most < 0) break
    FOOD[most] = 1
    worth += (EATEN[most] as number) > 0 ? 1.6 : 0.9
  }
  for (let i = 0; i < worths.length; i++) {
    if ((set & (1 << i)) === 0) continue
    const kind = prices.hand[i] as number
    const isFed = canPay((BIRD_AT[kind] as Bird).price, FOOD)
    worth += (worths[i] as number) * (isFed ? 0.55 : 0.35) - (TOKENS[kind] as number) * 0.8
  }
  return worth
}

function bonusFor({ me, hand }: Prices, cards: Cards, set: number): number {
  let best = me.bonus[0] as CardId
  let highest = Number.NEGATIVE_INFINITY
  for (const card of me.bonus) {
    const kind = cards.kind(card)
    const counted = COUNTED_BY_BONUS[kind]
    let worth = (BONUS_AT[kind]?.percent ?? 20) / 20
    if (counted)
      for (let i = 0; i < me.hand.length; i++) if ((set & (1 << i)) !== 0) worth += counted[hand[i] as number] as number
    if (worth > highest) [best, highest] = [card, worth]
  }
  return best
}
