import { FOODS } from '../../cards/food.ts'
import { mayReroll } from '../../rules/feeder.ts'
import { suggestedPayment } from '../../rules/playing/payment.ts'
import { birdOf } from '../../rules/identities.ts'
import { FOOD_TYPES, type FoodType, foodByDice, foodByType, foodType, ownFood } from '../core.ts'
import { paymentOf, tokensFor } from './play-bird.ts'
import {
  answerNow,
  type Asked,
  decline,
  decliningWord,
  isOffered,
  leftOf,
  oneByOne,
  type PlannedAnswer,
  Refusal,
  type Translation,
} from './translation.ts'

export const selectFoodFromFeeder: Translation<'selectFoodFromFeeder'> = {
  prompt: (asked) => ({
    kind: 'selectFoodFromFeeder',
    availableDice: foodByDice(asked.game.state.feeder),
    allowedFoods: foodsOffered(asked),
    count: mostDice(asked),
    mayReroll: mayReroll(asked.game.state),
  }),

  read(asked, { foodOrReroll }) {
    if (foodOrReroll === 'reroll') {
      if (!isOffered(asked, 'reroll')) throw new Refusal('NO_REROLL', 'The dice are not all alike')
      return answerNow(asked, ['reroll'])
    }
    const foods = oneByOne(foodOrReroll)
    if (foods.length === 0) return decline(asked)
    if (foods.length > mostDice(asked)) throw new Refusal('TOO_MANY', `At most ${mostDice(asked)} dice can be taken`)
    for (const food of foods) if (dieFor(asked, food) === null) throw new Refusal('NO_SUCH_DIE', `No die gives ${food}`)
    if (isOffered(asked, 'take-1')) return answerNow(asked, [`take-${foods.length}`])
    return foods.map((food, at) => dieAnswer(asked, food, at))
  },
}

function dieAnswer({ about }: Asked, food: string, at: number): PlannedAnswer {
  const select = (asked: Asked): readonly string[] | null => {
    const die = dieFor(asked, food)
    return die === null ? null : [die]
  }
  return { asking: about.kind, left: leftOf(about) - at, select }
}

/** The choice that gives a food: a die that shows it alone before the one that shows two. */
function dieFor(asked: Asked, type: string): string | null {
  const food = FOOD_TYPES.includes(type as FoodType) ? ownFood(type as FoodType) : null
  if (food === null) return null
  const takesAll = isOffered(asked, 'take-1')
  if (takesAll) return foodsOffered(asked).includes(type as FoodType) ? 'take-1' : null
  return [food, `dual-${food}`].find((id) => isOffered(asked, id)) ?? null
}

/** Where all dice of a food can be taken at once, each amount is a choice. */
function mostDice(asked: Asked): number {
  let most = 0
  while (isOffered(asked, `take-${most + 1}`)) most++
  return most > 0 ? most : leftOf(asked.about)
}

function foodsOffered({ selector }: Asked): FoodType[] {
  const spaces = selector.choices.flatMap((choice) => {
    if (typeof choice !== 'object' || choice.id === undefined) return []
    const ref = choice.ref !== undefined && 'space' in choice.ref ? choice.ref.space : ''
    return [String(choice.id).replace('dual-', ''), ref.replace('die-', '')]
  })
  return FOODS.filter((food) => spaces.includes(food)).map(foodType)
}

export const selectFoodFromSupply: Translation<'selectFoodFromSupply'> = {
  prompt: (asked) => ({ kind: 'selectFoodFromSupply', count: 1, allowedFoods: foodsOffered(asked) }),
  read: (asked, { food }) => answerNow(asked, [oneFood(food)]),
}

export const selectFoodDestination: Translation<'selectFoodDestination'> = {
  prompt: () => ({
    kind: 'selectFoodDestination',
    destinationOptions: ['PLAYER_SUPPLY', 'CACHE_ON_SOURCE_BIRD'],
  }),
  read(asked, { destination }) {
    if (destination === 'PLAYER_SUPPLY') return answerNow(asked, ['keep'])
    if (destination === 'CACHE_ON_SOURCE_BIRD') return answerNow(asked, ['cache'])
    throw new Refusal('MALFORMED', `${String(destination)} is no place for food`)
  },
}

/** One token of one's own, for a trade. */
export const discardFood: Translation<'discardFood'> = {
  prompt: (asked) => ({ kind: 'discardFood', foodCost: {}, mayDecline: decliningWord(asked) !== null }),
  read(asked, { food }) {
    return oneByOne(food).length === 0 ? decline(asked) : answerNow(asked, [oneFood(food)])
  },
}

/** The payment for a bird that came without one. */
export const payFood: Translation<'discardFood'> = {
  prompt: (asked) => ({ kind: 'discardFood', foodCost: foodByType(suggestionFor(asked)), mayDecline: false }),
  read: (asked, { food }) => answerNow(asked, tokensFor(paymentOf(food, asked.player.food))),
}

function suggestionFor({ game, player, about }: Asked): readonly number[] {
  return about.kind === 'pay-food' ? suggestedPayment(birdOf(game.cards, about.bird.card).price, player.food) : []
}

function oneFood(food: unknown): string {
  const [type, ...more] = oneByOne(food)
  if (type === undefined || more.length > 0 || !FOOD_TYPES.includes(type as FoodType))
    throw new Refusal('WRONG_FOOD', 'Name one token of one food')
  return ownFood(type as FoodType)
}
