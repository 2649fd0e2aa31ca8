import { type Choice, type ChoiceGroup, type ChoiceId, choiceId, isGroup, type Selection } from '@turnwright/kernel'
import { passes } from '../cards/bird-test.ts'
import type { Bird } from '../cards/bird.ts'
import { FOODS, foodIndex, isFood } from '../cards/food.ts'
import { birdCalled, bonusCalled } from '../rules/identities.ts'
import { canPay } from '../rules/playing/payment.ts'
import type { Outlook } from './outlook.ts'
import { worthOnMat } from './play-worth.ts'

interface Offer {
  readonly id: ChoiceId
  readonly bird: Bird | null
  /** The most that the bird does on the mat. */
  readonly worth: number
}

/** Tries every five of the birds and foods that can be kept. */
export function keepAtStart(outlook: Outlook, choices: readonly Choice[]): Selection {
  const [keep, bonus] = choices.map(groupOf)
  const offers = (keep?.choices ?? []).map((choice) => offerOf(outlook, choiceId(choice)))
  const count = keep?.count ?? 0
  let kept: readonly Offer[] = offers.slice(0, count)
  let highest = Number.NEGATIVE_INFINITY
  for (const five of combinations(offers, count)) {
    const worth = worthOf(five)
    if (worth > highest) {
      highest = worth
      kept = five
    }
  }
  return [
    { title: 'keep', selection: kept.map(({ id }) => id) },
    { title: 'bonus', selection: [bonusFor(outlook, (bonus?.choices ?? []).map(choiceId), kept)] },
  ]
}

function groupOf(choice: Choice): ChoiceGroup | null {
  return isGroup(choice) ? choice : null
}

function offerOf(outlook: Outlook, id: ChoiceId): Offer {
  const bird = birdWith(outlook, id)
  const worth = bird === null ? 0 : Math.max(...bird.rows.map((row) => worthOnMat(outlook, bird, row)))
  return { id, bird, worth }
}

/** Birds that can be paid for soon are worth most; food that none of them eats is worth little. */
function worthOf(five: readonly Offer[]): number {
  const food = FOODS.map((each) => (five.some(({ id }) => id === each) ? 1 : 0))
  const birds = five.flatMap(({ bird }) => bird ?? [])
  let worth = 0
  for (const { bird, worth: onMat } of five)
    if (bird !== null) worth += onMat * (canPay(bird.price, food) ? 0.55 : 0.35) - bird.price.total * 0.8
  const eaten = FOODS.filter((each) => birds.some(({ price }) => (price.each[foodIndex(each)] as number) > 0))
  return (
    worth +
    five
      .filter(({ id }) => isFood(id))
      .reduce((sum, { id }) => sum + (eaten.some((each) => each === id) ? 1.6 : 0.9), 0)
  )
}

function bonusFor({ me }: Outlook, ids: readonly ChoiceId[], kept: readonly Offer[]): ChoiceId {
  const worths = ids.map((id) => {
    const card = bonusCalled(me.bonus.find((each) => each.card === id)?.bonus ?? null)
    const counts = card?.counts
    const fitting = kept.filter(({ bird }) => bird !== null && counts?.what === 'birds' && passes(bird, counts.that))
    return { id, worth: fitting.length + (card?.percent ?? 20) / 20 }
  })
  const [first] = worths.toSorted((a, b) => b.worth - a.worth)
  return first?.id ?? 0
}

function birdWith({ me }: Outlook, id: ChoiceId): Bird | null {
  return birdCalled(me.hand.find(({ card }) => card === id)?.bird ?? null)
}

function* combinations<T>(items: readonly T[], size: number, from = 0): Generator<readonly T[]> {
  if (size === 0) {
    yield []
    return
  }
  for (let at = from; at <= items.length - size; at++)
    for (const rest of combinations(items, size - 1, at + 1)) yield [items[at] as T, ...rest]
}
