import { type Seat } from '@turnwright/kernel'
import { FOODS, type Food, faceAt, foodAt } from '../cards/food.ts'
import { type DieTaken, removeDie } from './feeder.ts'
import { addTo } from './counts.ts'
import { SKIP } from './offers.ts'
import type { Offer, Question } from './questions.ts'
import { type MatBird, playerAt, tallyOf, type Wingspan } from './state.ts'

/** Food from the supply, which never runs out (W21). */
export function gainFromSupply(game: Wingspan, seat: Seat, food: number, n: number): void {
  gain(game, seat, food, n)
  game.tell({ kind: 'gains-food', seat, food: foodAt(food), n })
}

/** A die leaves the feeder for a token of its food. */
export function gainDie(game: Wingspan, seat: Seat, { face, food }: DieTaken): void {
  gain(game, seat, food, 1)
  game.tell({ kind: 'takes-die', seat, face: faceAt(face), food: foodAt(food) })
  removeDie(game, face)
}

function gain(game: Wingspan, seat: Seat, food: number, n: number): void {
  addTo(playerAt(game.state, seat).food, food, n)
  addTo(tallyOf(game.state, seat).food, food, n)
}

export function loseFood(game: Wingspan, seat: Seat, food: number, n: number): void {
  addTo(playerAt(game.state, seat).food, food, -n)
}

/** Food on a bird stays there and counts a point. */
export function cache(game: Wingspan, seat: Seat, bird: MatBird, food: number, n: number): void {
  putOn(game, seat, bird, n)
  game.tell({ kind: 'caches', seat, food: foodAt(food), n, card: bird.card, die: null })
}

/** A die leaves the feeder for a token on the bird. */
export function cacheDie(game: Wingspan, seat: Seat, bird: MatBird, { face, food }: DieTaken): void {
  putOn(game, seat, bird, 1)
  game.tell({ kind: 'caches', seat, food: foodAt(food), n: 1, card: bird.card, die: faceAt(face) })
  removeDie(game, face)
}

function putOn(game: Wingspan, seat: Seat, bird: MatBird, n: number): void {
  bird.cached += n
  tallyOf(game.state, seat).cached += n
}

interface FoodOption {
  readonly id: Food
  readonly about: Offer
  readonly ref: { readonly space: string }
  readonly value: number
}

const FOOD_OPTIONS: readonly FoodOption[] = FOODS.map((food, index) => ({
  id: food,
  about: { kind: 'food', food },
  ref: { space: `food-${food}` },
  value: index,
}))

/** One kind of food out of those given as bits, from the supply. */
export function chooseFromSupply(game: Wingspan, seat: Seat, foods: number, about: Question): number {
  const choices = FOOD_OPTIONS.filter(({ value }) => (foods & (1 << value)) !== 0)
  return game.ask.one(seat, about, choices)
}

/** A token of one's own to give back, or null to keep them all. */
export function chooseOwnFood(game: Wingspan, seat: Seat, about: Question): number | null {
  const { food } = playerAt(game.state, seat)
  const held = FOOD_OPTIONS.filter(({ value }) => (food[value] ?? 0) > 0)
  const chosen = game.ask.one(seat, about, [...held, SKIP])
  return chosen === 'skip' ? null : chosen
}
