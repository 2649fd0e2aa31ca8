import type { Seat, Selection, SelectionItem } from '@turnwright/kernel'
import type { Bird } from '../../cards/bird.ts'
import { FOODS } from '../../cards/food.ts'
import { playerAt, type Wingspan } from '../state.ts'
import { isPayment, type Payment, paymentIsForced, suggestedPayment } from './payment.ts'

const SUGGESTED = 'suggested'
const OTHERWISE = 'otherwise'

interface Token {
  readonly id: string
  readonly title: string
  readonly ref: { readonly space: string }
  readonly value: number
}

/** No bird costs more than three tokens, so no payment takes more than six. */
const MOST_TOKENS = 6
const TOKENS: readonly (readonly Token[])[] = FOODS.map((food, index) =>
  Array.from({ length: MOST_TOKENS }, (_, n) => ({
    id: `${food}-${n + 1}`,
    title: food.slice(0, 1).toUpperCase() + food.slice(1),
    ref: { space: `food-${food}` },
    value: index,
  })),
)

/** W13: asked only where there is more than one way to pay. One click takes the suggestion. */
export function choosePayment(game: Wingspan, seat: Seat, bird: Bird): Payment {
  const { food } = playerAt(game.state, seat)
  const { price } = bird
  const suggested = suggestedPayment(price, food)
  if (price.total === 0 || paymentIsForced(price, food)) return suggested
  game.state.asking = 'payFood'
  game.state.asked = seat
  game.state.left = 1
  const tokens = tokensOf(food)
  const [chosen] = game.requestInputSingle({
    actor: game.player(seat).name,
    title: `Pay for the ${bird.name}`,
    help: 'Any 2 tokens stand for any 1',
    private: true,
    choices: [
      { id: SUGGESTED, title: `Pay ${paymentText(suggested)}`, value: suggested },
      { id: OTHERWISE, title: 'Pay otherwise', choices: tokens, min: price.total, max: 2 * price.total },
    ],
    check: (selection) => {
      const tried = tokensIn(selection)
      if (tried === null || isPayment(price, tried)) return null
      return `That does not pay exactly for the ${bird.name}`
    },
  })
  return Array.isArray(chosen) ? chosen : count((chosen as { selection: readonly number[] }).selection)
}

function tokensOf(food: readonly number[]): Token[] {
  const tokens: Token[] = []
  for (let index = 0; index < food.length; index++)
    for (let n = 0; n < Math.min(MOST_TOKENS, food[index] as number); n++)
      tokens.push((TOKENS[index] as readonly Token[])[n] as Token)
  return tokens
}

/** What was picked token by token, or null where the suggestion was taken. */
function tokensIn([item]: Selection): Payment | null {
  if (typeof item !== 'object' || item === null || !('selection' in item)) return null
  return count((item.selection as readonly SelectionItem[]).map(foodOfToken))
}

function foodOfToken(id: SelectionItem): number {
  return typeof id === 'string' ? FOODS.findIndex((food) => id.startsWith(food)) : -1
}

function count(foods: readonly number[]): number[] {
  const paid = [0, 0, 0, 0, 0]
  for (const food of foods) (paid[food] as number)++
  return paid
}

export function paymentText(paid: Payment): string {
  const parts = FOODS.map((food, i) => [paid[i] as number, food] as const).filter(([n]) => n > 0)
  return parts.map(([n, food]) => `${n} ${food}`).join(', ') || 'nothing'
}
