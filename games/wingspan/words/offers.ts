import { counted, type Words } from '@turnwright/kernel'
import { isFood } from '../cards/food.ts'
import type { Offer, Refused } from '../rules/questions.ts'
import { capital, foodText } from './food.ts'

const ACTIONS = { forest: 'gain food', grassland: 'lay eggs', wetland: 'draw cards' } as const

const REWARDS = {
  forest: (n: number) => counted(n, 'die', 'dice'),
  grassland: (n: number) => counted(n, 'egg'),
  wetland: (n: number) => counted(n, 'card'),
} as const

export const offers: Words<Offer | Refused> = {
  skip: () => 'Skip',
  done: () => 'Done',
  'use-it': () => 'Use it',
  'birds-and-food': () => 'Birds and food',
  'bonus-card': () => 'Bonus card',
  'use-row': ({ row, reward, hasTrade }) => ({
    title: `${row}: ${ACTIONS[row]}`,
    detail: `${REWARDS[row](reward)}${hasTrade ? ', 1 more by trade' : ''}`,
  }),
  row: ({ row }) => capital(row),
  food: ({ food }) => capital(food),
  die: ({ face, food }) => (isFood(face) ? capital(food) : `${capital(food)} from the split face`),
  dice: ({ n, isAll }) => (isAll && n > 1 ? `Take all ${n}` : `Take ${n}`),
  reroll: () => 'Reroll all five dice',
  'keep-it': () => 'Keep it',
  'cache-it': () => 'Put it on the bird',
  'pay-suggested': ({ food }) => `Pay ${foodText(food)}`,
  'pay-otherwise': () => 'Pay otherwise',
  deck: () => ({ title: 'Top of the deck', detail: 'Unseen: cannot be undone' }),
  player: ({ seat }, say) => [say.seat(seat)],
  bird: ({ card }, say) => [say.card(card)],
}
