import type { CardId, Selection } from '@turnwright/kernel'
import type { Bird } from '../../cards/bird.ts'
import { FOODS } from '../../cards/food.ts'
import { birdOf } from '../../rules/identities.ts'
import { birdOn, findBird } from '../../rules/mat.ts'
import { isPayment, type Payment } from '../../rules/playing/payment.ts'
import { ALL_ROWS, eggCost, openRows, rowsFor } from '../../rules/playing/playable.ts'
import { rowToFill } from '../../rules/powers/mat.ts'
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
    const rows = rowsChosen(asked, bird, choice)
    const [row] = rows
    return [
      ...answerNow(asked, [card]),
      ...(rows.length === 1 && row !== undefined ? [goesTo(row)] : []),
      ...eggsPaid(asked, rows, choice),
      ...foodPaid(asked, bird, choice),
    ]
  },
}

function eggCosts(asked: Asked): Partial<Record<Habitat, number>> {
  const { player } = asked
  const costs: Partial<Record<Habitat, number>> = {}
  for (const row of rowsIn(openRows(player) & rowsAllowed(asked))) costs[habitatName(row)] = eggsDue(asked, row)
  return costs
}

/** The rows (as bits) in which a bird may be put now: a power may allow one alone (W46). */
function rowsAllowed({ about, player }: Asked): number {
  if (about.kind !== 'play-another') return ALL_ROWS
  const acting = findBird(player, about.card)
  const does = birdOn(acting).power?.does
  if (does?.kind !== 'playAdditionalBird') throw new RangeError(`${birdOn(acting).name} lets no bird come`)
  return 1 << rowToFill(player, acting, does.habitat)
}

function rowsIn(bits: number): number[] {
  return [...HABITAT_NAMES.keys()].filter((row) => (bits & (1 << row)) !== 0)
}

/** The row that was named, or else all that are possible. */
function rowsChosen(asked: Asked, bird: Bird, { habitat }: PlayBirdChoice): readonly number[] {
  const { player } = asked
  const rows = rowsIn(rowsFor(player, bird, openRows(player) & rowsAllowed(asked)))
  if (habitat === undefined) return rows
  const named = HABITAT_NAMES.indexOf(habitat)
  if (!rows.includes(named)) throw new Refusal('WRONG_HABITAT', notThere(bird, habitat, rows))
  return [named]
}

function notThere({ name }: Bird, habitat: unknown, rows: readonly number[]): string {
  return `The ${name} cannot go to ${String(habitat)} now, but to ${rows.map(habitatName).join(' or ')}`
}

function goesTo(row: number): PlannedAnswer {
  return { asking: 'settle', select: () => [ownHabitat(habitatName(row))] }
}

function eggsPaid(asked: Asked, rows: readonly number[], { eggsToSpend }: PlayBirdChoice): PlannedAnswer[] {
  if (eggsToSpend === undefined) return []
  const { player, playerId } = asked
  const nests = new Map(player.rows.flat().map((bird) => [birdInstanceId(playerId, bird), bird]))
  for (const [instance, n] of amountsOf(eggsToSpend))
    if (n > (nests.get(instance)?.eggs ?? 0)) throw new Refusal('NO_SUCH_EGGS', `${instance} has not ${n} eggs`)
  const eggs = oneByOne(eggsToSpend).map((instance) => nests.get(instance)?.card as CardId)
  const [due = 0, ...others] = new Set(rows.map((row) => eggsDue(asked, row)))
  if (others.length > 0) throw new Refusal('NO_HABITAT', 'Name the habitat: it decides how many eggs are due')
  if (eggs.length !== due) throw new Refusal('WRONG_EGGS', `${due} eggs are due, not ${eggs.length}`)
  return eggs.map((card) => ({ asking: 'pay-egg', select: () => [card] }))
}

function eggsDue({ player }: Asked, row: number): number {
  return eggCost(player, row) ?? 0
}

function foodPaid({ player }: Asked, bird: Bird, { foodToSpend }: PlayBirdChoice): PlannedAnswer[] {
  if (foodToSpend === undefined) return [{ asking: 'pay-food', select: () => ['suggested'] }]
  const payment = paymentOf(foodToSpend, player.food)
  if (!isPayment(bird.price, payment)) throw new Refusal('WRONG_FOOD', `This does not pay exactly for the ${bird.name}`)
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
