import type { CardId, Selection } from '@turnwright/kernel'
import type { Bird } from '../../cards/bird.ts'
import { FOODS } from '../../cards/food.ts'
import { birdOf } from '../../rules/identities.ts'
import { isPayment, type Payment } from '../../rules/playing/payment.ts'
import { ALL_ROWS, eggCost, openRows, rowsFor } from '../../rules/playing/playable.ts'
import { birdInstanceId, FOOD_TYPES, HABITAT_NAMES, type Habitat, habitatName, ownHabitat } from '../core.ts'
import type { OptionChoice } from '../prompts.ts'
import {
  amountsOf,
  answerNow,
  type Asked,
  cardCalled,
  decline,
  decliningWord,
  identitiesOffered,
  oneByOne,
  type PlannedAnswer,
  Refusal,
  type Translation,
} from './translation.ts'

type PlayBirdChoice = Extract<OptionChoice, { readonly kind: 'playBird' }>

/** The bird, where it goes and what is paid come in one choice; the rules ask for them one after the other. */
export const playBird: Translation<'playBird'> = {
  prompt: (asked) => ({
    kind: 'playBird',
    eligibleBirds: identitiesOffered(asked),
    eggCostByEligibleHabitat: eggCosts(asked),
    mayDecline: decliningWord(asked) !== null,
  }),

  read(asked, choice) {
    if (choice.bird === null) return decline(asked)
    const card = cardCalled(asked, choice.bird)
    const bird = birdOf(asked.game.cards, card)
    const row = rowChosen(asked, bird, choice)
    return [
      ...answerNow(asked, [card]),
      ...(row === null ? [] : [goesTo(row)]),
      ...eggsPaid(asked, row, choice),
      ...foodPaid(asked, bird, choice),
    ]
  },
}

function eggCosts({ player }: Asked): Partial<Record<Habitat, number>> {
  const costs: Partial<Record<Habitat, number>> = {}
  for (const row of player.rows.keys()) {
    const cost = eggCost(player, row)
    if (cost !== null && (openRows(player) & (1 << row)) !== 0) costs[habitatName(row)] = cost
  }
  return costs
}

function rowChosen({ player }: Asked, bird: Bird, { habitat }: PlayBirdChoice): number | null {
  if (habitat === undefined) return null
  const row = HABITAT_NAMES.indexOf(habitat)
  if (row < 0 || (rowsFor(player, bird, openRows(player) & ALL_ROWS) & (1 << row)) === 0)
    throw new Refusal('WRONG_HABITAT', `The ${bird.name} cannot go to ${String(habitat)} now`)
  return row
}

function goesTo(row: number): PlannedAnswer {
  return { asking: 'settle', select: () => [ownHabitat(habitatName(row))] }
}

function eggsPaid(asked: Asked, row: number | null, { eggsToSpend }: PlayBirdChoice): PlannedAnswer[] {
  if (eggsToSpend === undefined || row === null) return []
  const { player, playerId } = asked
  const nests = new Map(player.rows.flat().map((bird) => [birdInstanceId(playerId, bird), bird]))
  for (const [instance, n] of amountsOf(eggsToSpend))
    if (n > (nests.get(instance)?.eggs ?? 0)) throw new Refusal('NO_SUCH_EGGS', `${instance} has not ${n} eggs`)
  const eggs = oneByOne(eggsToSpend).map((instance) => nests.get(instance)?.card as CardId)
  const due = eggCost(player, row) ?? 0
  if (eggs.length !== due) throw new Refusal('WRONG_EGGS', `${due} eggs are due, not ${eggs.length}`)
  return eggs.map((card) => ({ asking: 'pay-egg', select: () => [card] }))
}

function foodPaid({ player }: Asked, bird: Bird, { foodToSpend }: PlayBirdChoice): PlannedAnswer[] {
  if (foodToSpend === undefined) return [{ asking: 'pay-food', select: () => ['suggested'] }]
  const payment = paymentOf(foodToSpend, player.food)
  if (!isPayment(bird.price, payment) && bird.price.total > 0)
    throw new Refusal('WRONG_FOOD', `This does not pay exactly for the ${bird.name}`)
  return [{ asking: 'pay-food', select: () => tokensFor(payment) }]
}

/** Amounts in the order of FOODS, no more than there are. */
export function paymentOf(food: unknown, held: readonly number[]): number[] {
  const payment = FOODS.map(() => 0)
  for (const [type, n] of amountsOf(food)) {
    const index = FOOD_TYPES.findIndex((each) => each === type)
    if (index < 0 || n > (held[index] as number)) throw new Refusal('NO_SUCH_FOOD', `You have not ${n} ${type}`)
    payment[index] = n
  }
  return payment
}

/** The tokens by name, as the rules offer them. */
export function tokensFor(payment: Payment): Selection {
  const tokens = FOODS.flatMap((food, at) => Array.from({ length: payment[at] ?? 0 }, (_, n) => `${food}-${n + 1}`))
  return [{ title: 'otherwise', selection: tokens }]
}
