import { type CardId, nth, type Seat, type Selection } from '@turnwright/kernel'
import { FOODS } from '../../cards/food.ts'
import { addTo } from '../counts.ts'
import { birdOf } from '../identities.ts'
import type { Offer } from '../questions.ts'
import { playerAt, type Wingspan } from '../state.ts'
import { isPayment, type Payment, paymentIsForced, suggestedPayment } from './payment.ts'

const SUGGESTED = 'suggested'
const OTHERWISE = 'otherwise'
const PAY_OTHERWISE = { kind: 'pay-otherwise' } as const

interface Token {
  readonly id: string
  readonly about: Offer
  readonly ref: { readonly space: string }
  readonly value: number
}

/** No bird costs more than three tokens, so no payment takes more than six. */
const MOST_TOKENS = 6
const TOKENS: readonly (readonly Token[])[] = FOODS.map((food, index) =>
  Array.from({ length: MOST_TOKENS }, (_, n) => ({
    id: `${food}-${n + 1}`,
    about: { kind: 'food', food },
    ref: { space: `food-${food}` },
    value: index,
  })),
)
const FOOD_OF_TOKEN = new Map(TOKENS.flat().map(({ id, value }) => [id, value]))

/** W13: asked only where there is more than one way to pay. One click takes the suggestion. */
export function choosePayment(game: Wingspan, seat: Seat, card: CardId, by: CardId | null): Payment {
  const bird = birdOf(game.cards, card)
  const { food } = playerAt(game.state, seat)
  const { price } = bird
  const suggested = suggestedPayment(price, food)
  if (price.total === 0 || paymentIsForced(price, food)) return suggested
  const choices = [
    { id: SUGGESTED, about: { kind: 'pay-suggested', food: suggested }, value: suggested },
    { id: OTHERWISE, about: PAY_OTHERWISE, choices: tokensOf(food), min: price.total, max: 2 * price.total },
  ]
  const chosen = game.ask.one(seat, { kind: 'pay-food', bird: { card }, card: by }, choices, {
    private: true,
    check: (selection) => {
      const tried = tokensIn(selection)
      if (tried === null || isPayment(price, tried)) return null
      return `That does not pay exactly for the ${bird.name}`
    },
  })
  return 'selection' in chosen ? count(chosen.selection) : chosen
}

function tokensOf(food: readonly number[]): Token[] {
  const tokens: Token[] = []
  for (let index = 0; index < food.length; index++)
    for (let n = 0; n < Math.min(MOST_TOKENS, food[index] ?? 0); n++) tokens.push(nth(nth(TOKENS, index), n))
  return tokens
}

/** What was picked token by token, or null where the suggestion was taken. */
function tokensIn([item]: Selection): Payment | null {
  if (typeof item !== 'object' || item === null || !('selection' in item)) return null
  return Array.isArray(item.selection) ? count(item.selection.map(foodOfToken)) : null
}

function foodOfToken(id: unknown): number {
  return typeof id === 'string' ? (FOOD_OF_TOKEN.get(id) ?? -1) : -1
}

function count(foods: readonly number[]): number[] {
  const paid = [0, 0, 0, 0, 0]
  for (const food of foods) addTo(paid, food, 1)
  return paid
}
