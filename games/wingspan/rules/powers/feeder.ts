import { doNext, type Seat } from '@turnwright/kernel'
import { type Food, foodIndex } from '../../cards/food.ts'
import type { FeederEffect } from '../../cards/powers/feeder.ts'
import { ask, SKIP } from '../ask.ts'
import {
  ANY_FOOD,
  chooseDie,
  facesGiving,
  feederHolds,
  foodBits,
  mayReroll,
  REROLL,
  removeDie,
  reroll,
} from '../feeder.ts'
import { cache, gainDie } from '../food.ts'
import { presentFrom, type Wingspan, type WingspanState } from '../state.ts'
import type { Task } from '../task.ts'
import type { BehavioursOf } from './behaviour.ts'
import { fewestIn } from './fewest.ts'
import { noteRefusal, noteUse, type PowerInUse, sentenceOf, titleOf } from './power-in-use.ts'

export const FEEDER_POWERS: BehavioursOf<FeederEffect> = {
  gainFoodFromFeeder: {
    can: ({ effect }, state) => canTake(state, foodBits(effect.foods)),
    use: (game, power) => takeDice(game, power, foodBits(power.effect.foods), power.effect.n),
  },

  gainDieFromFeeder: {
    use: (game, power) => takeDice(game, power, ANY_FOOD, power.effect.n),
  },

  gainFoodFromFeederMayCache: {
    can: ({ effect }, state) => canTake(state, foodBits([effect.food])),
    use: (game, power) => takeOrCache(game, power, power.effect.food, power.effect.n),
  },

  gainAllFromFeeder: {
    can: ({ effect }, state) => canTake(state, foodBits([effect.food])),
    use: (game, power) => takeAll(game, power, power.effect.food),
  },

  eachPlayerGainsDieFromFeeder: {
    use: (game, power) => handOutDice(game, power, presentFrom(game.state, power.seat), power.effect.n),
  },

  fewestInHabitatGainDie: {
    use: (game, power) =>
      handOutDice(game, power, fewestIn(game.state, power.seat, power.effect.habitat), power.effect.n),
  },
}

function canTake(state: WingspanState, foods: number): boolean {
  return feederHolds(state, foods) || mayReroll(state)
}

/** Rerolling the feeder is using the power, whatever comes of it. */
function noteOutcome(game: Wingspan, power: PowerInUse, used: boolean): void {
  if (used) noteUse(game, power)
  else noteRefusal(game, power)
}

/** Dice one by one, as long as there is one to take; the first may be left as well. */
function takeEach(
  game: Wingspan,
  power: PowerInUse,
  foods: number,
  n: number,
  take: (die: Parameters<typeof gainDie>[2]) => void,
): void {
  for (let taken = 0; taken < n && canTake(game.state, foods); taken++) {
    const die = chooseDie(game, power.seat, foods, titleOf(power.bird), n - taken, sentenceOf(power.bird))
    if (taken === 0) noteOutcome(game, power, die !== 'refused')
    if (typeof die === 'string') return
    take(die)
  }
}

function takeDice(game: Wingspan, power: PowerInUse, foods: number, n: number): void {
  takeEach(game, power, foods, n, (die) => gainDie(game, power.seat, die))
}

const KEEP = { id: 'keep', title: 'Keep it', ref: { space: 'supply' } } as const

function takeOrCache(game: Wingspan, power: PowerInUse, food: Food, n: number): void {
  const { seat, bird } = power
  takeEach(game, power, foodBits([food]), n, (die) => {
    const onBird = { id: 'cache', title: 'Put it on the bird', ref: { card: bird.card } } as const
    const title = `Keep the ${food} or cache it?`
    const kept = ask(game, seat, 'selectFoodDestination', title, [KEEP, onBird])
    if (kept === 'keep') return gainDie(game, seat, die)
    cache(game, seat, bird, die.food, 1)
    removeDie(game, die.face)
  })
}

/** Every die that shows the food now; W26 lets the player take fewer. */
function takeAll(game: Wingspan, power: PowerInUse, food: Food): void {
  const { state } = game
  const { seat } = power
  for (let rerolled = false; ; rerolled = true) {
    const faces = facesGiving(state, foodBits([food]))
    const amounts = faces.map((_, fewer) => amountOption(faces.length - fewer, fewer === 0, food))
    const choices = [...amounts, ...(mayReroll(state) ? [REROLL] : []), SKIP]
    const chosen = ask(game, seat, 'selectFoodFromFeeder', titleOf(power.bird), choices, sentenceOf(power.bird))
    if (chosen === 'skip') return noteOutcome(game, power, rerolled)
    if (chosen !== 'reroll') {
      noteUse(game, power)
      for (const face of faces.slice(0, chosen)) gainDie(game, seat, { face, food: foodIndex(food) })
      return
    }
    reroll(game, seat)
  }
}

function amountOption(n: number, isAll: boolean, food: Food) {
  const title = isAll && n > 1 ? `Take all ${n}` : `Take ${n}`
  return { id: `take-${n}`, title, ref: { space: `die-${food}` }, value: n } as const
}

/** W40, W41: the owner picks who takes first; then clockwise. */
function handOutDice(game: Wingspan, power: PowerInUse, takers: readonly Seat[], n: number): void {
  const choices = takers.map((seat) => ({ id: seat, title: game.player(seat).name, ref: { seat }, value: { seat } }))
  const help = `${sentenceOf(power.bird)} Who takes first?`
  const first = ask(game, power.seat, 'selectPlayer', titleOf(power.bird), [...choices, SKIP], help)
  if (first === 'skip') return noteRefusal(game, power)
  noteUse(game, power)
  const order = presentFrom(game.state, first.seat).filter((seat) => takers.includes(seat))
  doNext(game.state.agenda, ...order.map((seat): Task => ({ do: 'take-die', seat, left: n })))
}
