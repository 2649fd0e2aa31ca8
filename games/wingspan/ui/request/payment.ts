import type { Prompt } from '@turnwright/kernel/host'
import { type Draft, wordsOf } from '@turnwright/tabletop'
import type { Bird } from '../../cards/bird.ts'
import { FOODS, type FoodCounts } from '../../cards/food.ts'
import { isPayment } from '../../rules/playing/payment.ts'
import type { WingspanView } from '../../rules/view.ts'
import { offerOf, questionOf } from '../../words/question-of.ts'
import { findBirdCard } from '../zoom/find-card.ts'

/** Which bird is to be paid, where one is. */
export function birdToPay({ about }: Pick<Prompt, 'about'>, view: WingspanView): Bird | null {
  const question = questionOf(about)
  return question?.kind === 'pay-food' ? (findBirdCard(view, question.bird.card)?.bird ?? null) : null
}

/** What the question would pay in the first place, in the order of FOODS. */
export function suggestedFood({ choices }: Pick<Prompt, 'choices'>): FoodCounts {
  for (const { about } of choices) {
    const offer = offerOf(about)
    if (offer?.kind === 'pay-suggested') return offer.food
  }
  return []
}

/** What would be paid, in the words of the tokens that are offered. */
export function paidWords({ choices }: Pick<Prompt, 'choices'>, paid: FoodCounts): string {
  const tokens = choices.flatMap((choice) => choice.choices ?? [])
  const words = FOODS.flatMap((food, at) => {
    const token = tokens.find(({ id }) => id === `${food}-1`)
    const n = paid[at] ?? 0
    return token === undefined || n === 0 ? [] : [`${n} ${wordsOf(token)}`]
  })
  return words.join(', ')
}

/** W13: why these tokens would be refused. Tokens are named by their ids. */
export function paymentProblem(bird: Bird | null, tokens: Draft): string | null {
  if (bird === null || tokens.length === 0 || isPayment(bird.price, foodIn(tokens))) return null
  return `These tokens do not pay exactly for the ${bird.name}.`
}

function foodIn(tokens: Draft): FoodCounts {
  return FOODS.map((food) => tokens.filter(({ id }) => String(id).startsWith(`${food}-`)).length)
}

/** The confirm button says what would be paid, or that it does not pay. */
export function paymentWords(bird: Bird | null, tokens: Draft): string {
  if (tokens.length === 0) return 'Lay down tokens'
  if (bird === null || paymentProblem(bird, tokens) === null) return `Pay ${tokens.length} food`
  return tokens.length < bird.price.total
    ? `${tokens.length} of ${bird.price.total} laid down`
    : 'This does not pay it yet'
}
