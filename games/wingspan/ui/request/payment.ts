import type { Prompt } from '@turnwright/kernel'
import type { Draft } from '@turnwright/tabletop'
import type { Bird } from '../../cards/bird.ts'
import { BIRDS } from '../../cards/catalogue.ts'
import { FOODS, type Food, isFood } from '../../cards/food.ts'
import { isPayment } from '../../rules/playing/payment.ts'

/** Which bird is to be paid: the one the question names. */
export function birdToPay({ title }: Pick<Prompt, 'title'>): Bird | null {
  return BIRDS.find(({ name }) => title === `Pay for the ${name}`) ?? null
}

/** "Pay 2 seed, 1 fish" as tokens. */
export function suggestedTokens(title: string): readonly Food[] {
  return [...title.matchAll(/(\d+) (\w+)/g)].flatMap(([, n, food]) =>
    isFood(food) ? new Array<Food>(Number(n)).fill(food) : [],
  )
}

/** The confirm button says what would be paid, or that it does not pay. */
export function paymentWords(prompt: Prompt, tokens: Draft): string {
  if (tokens.length === 0) return 'Lay down tokens'
  const bird = birdToPay(prompt)
  const paid = FOODS.map((food) => tokens.filter(({ id }) => String(id).startsWith(food)).length)
  if (bird === null || isPayment(bird.price, paid)) return `Pay ${tokens.length} food`
  return tokens.length < bird.price.total
    ? `${tokens.length} of ${bird.price.total} laid down`
    : 'This does not pay it yet'
}
