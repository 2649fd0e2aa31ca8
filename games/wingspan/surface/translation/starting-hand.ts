import type { CardId } from '@turnwright/kernel'
import { FOODS } from '../../cards/food.ts'
import { FOOD_TYPES, type FoodType, ownFood } from '../core.ts'
import { answerNow, type Asked, listOf, Refusal, type Translation } from './translation.ts'

export const startingHand: Translation<'startingHand'> = {
  prompt: (asked) => ({
    kind: 'startingHand',
    eligibleBirds: new Set(identities(asked, asked.player.hand)),
    eligibleBonusCards: new Set(identities(asked, asked.player.bonus)),
  }),

  read(asked, choice) {
    const { hand, bonus } = asked.player
    const birds = [...new Set(listOf(choice.birds))].map((id) => among(asked, hand, id))
    const discarded = [...new Set(listOf(choice.foodToDiscard))].map(foodTypeOf)
    if (discarded.length !== birds.length)
      throw new Refusal('WRONG_FOOD', `${birds.length} birds cost ${birds.length} food, not ${discarded.length}`)
    const gone = discarded.map(ownFood)
    return answerNow(asked, [
      { title: 'keep', selection: [...birds, ...FOODS.filter((food) => !gone.includes(food))] },
      { title: 'bonus', selection: [among(asked, bonus, choice.bonusCard)] },
    ])
  },
}

function identities({ game }: Asked, zone: readonly CardId[]): string[] {
  return zone.map((card) => game.cards.identity(card))
}

function among(asked: Asked, zone: readonly CardId[], identity: unknown): CardId {
  const card = zone.find((each) => asked.game.cards.identity(each) === identity)
  if (card === undefined) throw new Refusal('NOT_ELIGIBLE', `${String(identity)} was not dealt to you`)
  return card
}

function foodTypeOf(value: unknown): FoodType {
  const type = FOOD_TYPES.find((each) => each === value)
  if (type === undefined) throw new Refusal('MALFORMED', `${String(value)} is no food`)
  return type
}
