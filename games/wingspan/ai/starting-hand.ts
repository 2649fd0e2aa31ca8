import type { CardId, Prompt, PromptChoice, Selection } from '@turnwright/kernel'
import { passes } from '../cards/bird-test.ts'
import type { Bird } from '../cards/bird.ts'
import { FOODS, foodIndex, isFood } from '../cards/food.ts'
import { birdCalled, bonusCalled } from '../rules/identities.ts'
import { canPay } from '../rules/playing/payment.ts'
import type { Outlook } from './outlook.ts'
import { worthOnMat } from './play-worth.ts'

interface Offer {
  readonly id: PromptChoice['id']
  readonly bird: Bird | null
}

/** Tries every five of the birds and foods that can be kept. */
export function keepAtStart(outlook: Outlook, prompt: Prompt): Selection {
  const [keep, bonus] = prompt.choices
  const offers = (keep?.choices ?? []).map(({ id }): Offer => ({ id, bird: birdWith(outlook, id) }))
  let kept: readonly Offer[] = offers.slice(0, keep?.min ?? 0)
  let highest = Number.NEGATIVE_INFINITY
  for (const five of combinations(offers, keep?.min ?? 0)) {
    const worth = worthOf(outlook, five)
    if (worth > highest) {
      highest = worth
      kept = five
    }
  }
  return [
    { title: 'keep', selection: kept.map(({ id }) => id) },
    { title: 'bonus', selection: [bonusFor(outlook, bonus, kept)] },
  ]
}

/** Birds that can be paid for soon are worth most; food that none of them eats is worth little. */
function worthOf(outlook: Outlook, five: readonly Offer[]): number {
  const food = FOODS.map((each) => (five.some(({ id }) => id === each) ? 1 : 0))
  const birds = five.flatMap(({ bird }) => bird ?? [])
  let worth = 0
  for (const bird of birds) {
    const onMat = Math.max(...bird.rows.map((row) => worthOnMat(outlook, bird, row)))
    worth += onMat * (canPay(bird.price, food) ? 0.55 : 0.35) - bird.price.total * 0.8
  }
  const eaten = FOODS.filter((each) => birds.some(({ price }) => (price.each[foodIndex(each)] as number) > 0))
  return (
    worth +
    five
      .filter(({ id }) => isFood(id))
      .reduce((sum, { id }) => sum + (eaten.some((each) => each === id) ? 1.6 : 0.9), 0)
  )
}

function bonusFor({ me }: Outlook, group: PromptChoice | undefined, kept: readonly Offer[]): PromptChoice['id'] {
  const worths = (group?.choices ?? []).map(({ id }) => {
    const card = bonusCalled(me.bonus.find((each) => each.card === id)?.bonus ?? null)
    const counts = card?.counts
    const fitting = kept.filter(({ bird }) => bird !== null && counts?.what === 'birds' && passes(bird, counts.that))
    return { id, worth: fitting.length + (card?.percent ?? 20) / 20 }
  })
  const [first] = worths.toSorted((a, b) => b.worth - a.worth)
  return first?.id ?? 0
}

function birdWith({ me }: Outlook, id: PromptChoice['id']): Bird | null {
  return birdCalled(me.hand.find(({ card }) => card === (id as CardId))?.bird ?? null)
}

function* combinations<T>(items: readonly T[], size: number, from = 0): Generator<readonly T[]> {
  if (size === 0) {
    yield []
    return
  }
  for (let at = from; at <= items.length - size; at++)
    for (const rest of combinations(items, size - 1, at + 1)) yield [items[at] as T, ...rest]
}
