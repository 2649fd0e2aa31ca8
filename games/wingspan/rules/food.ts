import { announce } from './announcement.ts'
import { isHeard } from './heard.ts'
import type { Seat } from '@turnwright/kernel'
import { FOODS, type Food, foodAt } from '../cards/food.ts'
import { ask, SKIP } from './ask.ts'
import { type DieTaken, removeDie } from './feeder.ts'
import { type MatBird, playerAt, tallyOf, type Wingspan } from './state.ts'

/** Food from the supply, which never runs out (W21). */
export function gainFromSupply(game: Wingspan, seat: Seat, food: number, n: number): void {
  gain(game, seat, food, n)
  if (isHeard(game)) announce(game, { type: 'GAIN_FOOD', seat, food, n, from: 'supply' })
  game.tell('{player} gains {n} {food}', { player: { seat }, n, food: foodAt(food) })
}

/** A die leaves the feeder for a token of its food. */
export function gainDie(game: Wingspan, seat: Seat, { face, food }: DieTaken): void {
  gain(game, seat, food, 1)
  if (isHeard(game)) announce(game, { type: 'GAIN_FOOD', seat, food, n: 1, from: 'feeder' })
  game.tell('{player} takes {food} from the feeder', { player: { seat }, food: foodAt(food) })
  removeDie(game, face)
}

function gain(game: Wingspan, seat: Seat, food: number, n: number): void {
  ;(playerAt(game.state, seat).food[food] as number) += n
  ;(tallyOf(game.state, seat).food[food] as number) += n
}

export function loseFood(game: Wingspan, seat: Seat, food: number, n: number): void {
  ;(playerAt(game.state, seat).food[food] as number) -= n
  if (isHeard(game)) announce(game, { type: 'DISCARD_FOOD', seat, food, n })
}

/** Food on a bird stays there and counts a point. */
export function cache(game: Wingspan, seat: Seat, bird: MatBird, food: number, n: number): void {
  bird.cached += n
  tallyOf(game.state, seat).cached += n
  if (isHeard(game)) announce(game, { type: 'CACHE_FOOD', seat, card: bird.card, food, n })
  game.tell('{player} caches {n} {food} on {bird}', {
    player: { seat },
    n,
    food: foodAt(food),
    bird: { card: bird.card },
  })
}

interface FoodOption {
  readonly id: Food
  readonly title: string
  readonly ref: { readonly space: string }
  readonly value: number
}

const FOOD_OPTIONS: readonly FoodOption[] = FOODS.map((food, index) => ({
  id: food,
  title: food.slice(0, 1).toUpperCase() + food.slice(1),
  ref: { space: `food-${food}` },
  value: index,
}))

/** One kind of food out of those given as bits, from the supply. */
export function chooseFromSupply(game: Wingspan, seat: Seat, foods: number, title: string): number {
  const choices = FOOD_OPTIONS.filter(({ value }) => (foods & (1 << value)) !== 0)
  return ask(game, seat, 'selectFoodFromSupply', title, choices)
}

/** A token of one's own to give back, or null to keep them all. */
export function chooseOwnFood(
  game: Wingspan,
  seat: Seat,
  asking: 'discardFood' | 'tradeFood',
  title: string,
  help?: string,
): number | null {
  const { food } = playerAt(game.state, seat)
  const held = FOOD_OPTIONS.filter(({ value }) => (food[value] as number) > 0)
  const chosen = ask(game, seat, asking, title, [...held, SKIP], help)
  return chosen === 'skip' ? null : chosen
}
