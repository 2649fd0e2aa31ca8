import type { Prompt, PromptChoice } from '@turnwright/kernel/host'
import type { Draft } from '@turnwright/tabletop'
import type { Bird } from '../../cards/bird.ts'
import { FOODS, type Food } from '../../cards/food.ts'
import { isPayment } from '../../rules/playing/payment.ts'
import type { WingspanView } from '../../rules/view.ts'
import { offerOf, questionOf } from '../../words/question-of.ts'
import { findBirdCard } from '../zoom/find-card.ts'

/** Which bird is to be paid, where one is. */
export function birdToPay({ about }: Pick<Prompt, 'about'>, view: WingspanView): Bird | null {
  const question = questionOf(about)
  return question?.kind === 'pay-food' ? (findBirdCard(view, question.bird.card)?.bird ?? null) : null
}

/** What a choice would pay, token by token. */
export function suggestedTokens({ about }: Pick<PromptChoice, 'about'>): readonly Food[] {
  const offer = offerOf(about)
  if (offer?.kind !== 'pay-suggested') return []
  return FOODS.flatMap((food, at) => new Array<Food>(offer.food[at] ?? 0).fill(food))
}

/** The confirm button says what would be paid, or that it does not pay. Tokens are named by their ids. */
export function paymentWords(bird: Bird | null, tokens: Draft): string {
  if (tokens.length === 0) return 'Lay down tokens'
  const paid = FOODS.map((food) => tokens.filter(({ id }) => String(id).startsWith(`${food}-`)).length)
  if (bird === null || isPayment(bird.price, paid)) return `Pay ${tokens.length} food`
  return tokens.length < bird.price.total
    ? `${tokens.length} of ${bird.price.total} laid down`
    : 'This does not pay it yet'
}
