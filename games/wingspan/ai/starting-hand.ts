import type { Choice, ChoiceGroup, Selection } from '@turnwright/kernel'
import { type ChoiceId, choiceId, isGroup } from '@turnwright/kernel/host'
import { passes } from '../cards/bird-test.ts'
import type { Bird } from '../cards/bird.ts'
import { foodIndex, isFood } from '../cards/food.ts'
import { birdCalled, bonusCalled } from '../rules/identities.ts'
import { canPay } from '../rules/playing/payment.ts'
import type { Outlook } from './outlook.ts'
import { worthOnMat } from './play-worth.ts'

interface Offer {
  readonly id: ChoiceId
  readonly bird: Bird | null
  /** The most that the bird does on the mat. */
  readonly worth: number
  /** In the order of FOODS; -1 for a bird. */
  readonly food: number
}

/** Tries every five of the birds and foods that can be kept. */
export function keepAtStart(outlook: Outlook, choices: readonly Choice[]): Selection {
  const [keep, bonus] = choices.map(groupOf)
  const offers = (keep?.choices ?? []).map((choice) => offerOf(outlook, choiceId(choice)))
  const count = keep?.count ?? 0
  let kept: readonly Offer[] = offers.slice(0, count)
  let highest = Number.NEGATIVE_INFINITY
  forEachCombination(offers, count, (five) => {
    const worth = worthOf(five)
    if (worth <= highest) return
    highest = worth
    kept = five.slice()
  })
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
  return { id, bird, worth, food: isFood(id) ? foodIndex(id) : -1 }
}

/** Birds that can be paid for soon are worth most; food that none of them eats is worth little. */
function worthOf(five: readonly Offer[]): number {
  const food = [0, 0, 0, 0, 0]
  const eaten = [false, false, false, false, false]
  for (const { food: kind, bird } of five) {
    if (kind >= 0) food[kind] = 1
    if (bird !== null)
      for (let each = 0; each < eaten.length; each++) if ((bird.price.each[each] ?? 0) > 0) eaten[each] = true
  }
  let birds = 0
  let tokens = 0
  for (const { bird, worth, food: kind } of five) {
    if (bird !== null) birds += worth * (canPay(bird.price, food) ? 0.55 : 0.35) - bird.price.total * 0.8
    if (kind >= 0) tokens += eaten[kind] === true ? 1.6 : 0.9
  }
  return birds + tokens
}

function bonusFor(outlook: Outlook, ids: readonly ChoiceId[], kept: readonly Offer[]): ChoiceId {
  const worths = ids.map((id) => ({ id, worth: bonusWorth(outlook, id, kept) }))
  const [first] = worths.toSorted((a, b) => b.worth - a.worth)
  return first?.id ?? 0
}

function bonusWorth({ me }: Outlook, id: ChoiceId, kept: readonly Offer[]): number {
  const card = bonusCalled(me.bonus.find((each) => each.card === id)?.bonus ?? null)
  const counts = card?.counts
  const fitting = kept.filter(({ bird }) => bird !== null && counts?.what === 'birds' && passes(bird, counts.that))
  return fitting.length + (card?.percent ?? 20) / 20
}

/** What greedy makes of any opening: the five things that are kept, and the bonus card. */
export function openingWorths(
  outlook: Outlook,
  choices: readonly Choice[],
): (kept: readonly ChoiceId[], bonus: ChoiceId) => number {
  const [keep] = choices.map(groupOf)
  const offers = new Map((keep?.choices ?? []).map((choice) => [choiceId(choice), offerOf(outlook, choiceId(choice))]))
  return (kept, bonus) => {
    const five = kept.flatMap((id) => offers.get(id) ?? [])
    return worthOf(five) + bonusWorth(outlook, bonus, five)
  }
}

function birdWith({ me }: Outlook, id: ChoiceId): Bird | null {
  return birdCalled(me.hand.find(({ card }) => card === id)?.bird ?? null)
}

/** Every choice of so many items, in their order. The list that is handed out is used again for the next. */
function forEachCombination<T extends object>(
  items: readonly T[],
  size: number,
  visit: (chosen: readonly T[]) => void,
): void {
  const chosen: T[] = []
  const choose = (from: number): void => {
    if (chosen.length === size) return visit(chosen)
    for (let at = from; at <= items.length - (size - chosen.length); at++) {
      const item = items[at]
      if (item === undefined) return
      chosen.push(item)
      choose(at + 1)
      chosen.pop()
    }
  }
  choose(0)
}
