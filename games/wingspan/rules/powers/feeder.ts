import { doNext, type Seat } from '@turnwright/kernel'
import { type Food, foodIndex } from '../../cards/food.ts'
import type { FeederEffect } from '../../cards/powers/feeder.ts'
import { ANY_FOOD, chooseDie, facesGiving, feederHolds, foodBits, mayReroll, REROLL, reroll } from '../feeder.ts'
import { cacheDie, gainDie } from '../food.ts'
import { SKIP } from '../offers.ts'
import type { Offer } from '../questions.ts'
import { presentFrom, type Wingspan, type WingspanState } from '../state.ts'
import type { Task } from '../task.ts'
import type { BehavioursOf } from './behaviour.ts'
import { fewestIn } from './fewest.ts'
import { noteRefusal, noteUse, type PowerInUse } from './power-in-use.ts'

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
  const { card } = power.bird
  for (let taken = 0; taken < n && canTake(game.state, foods); taken++) {
    const about = { kind: 'take-die', left: n - taken, card } as const
    const die = chooseDie(game, power.seat, foods, about)
    if (taken === 0) noteOutcome(game, power, die !== 'refused')
    if (typeof die === 'string') return
    take(die)
  }
}

function takeDice(game: Wingspan, power: PowerInUse, foods: number, n: number): void {
  takeEach(game, power, foods, n, (die) => gainDie(game, power.seat, die))
}

const KEEP = { id: 'keep', about: { kind: 'keep-it' }, ref: { space: 'supply' } } as const
const CACHE_IT = { kind: 'cache-it' } as const

function takeOrCache(game: Wingspan, power: PowerInUse, food: Food, n: number): void {
  const { seat, bird } = power
  takeEach(game, power, foodBits([food]), n, (die) => {
    const { card } = bird
    const onBird = { id: 'cache', about: CACHE_IT, ref: { card } } as const
    const kept = game.ask.one(seat, { kind: 'keep-or-cache', food, card }, [KEEP, onBird])
    if (kept === 'keep') gainDie(game, seat, die)
    else cacheDie(game, seat, bird, die)
  })
}

/** Every die that shows the food now; W26 lets the player take fewer. */
function takeAll(game: Wingspan, power: PowerInUse, food: Food): void {
  const { state } = game
  const { seat, bird } = power
  for (let rerolled = false; ; rerolled = true) {
    const faces = facesGiving(state, foodBits([food]))
    const amounts = faces.map((_, fewer) => amountOption(faces.length - fewer, fewer === 0, food))
    const choices = [...amounts, ...(mayReroll(state) ? [REROLL] : []), SKIP]
    const chosen = game.ask.one(seat, { kind: 'take-all-dice', food, card: bird.card }, choices)
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
  const about: Offer = { kind: 'dice', n, isAll }
  return { id: `take-${n}`, about, ref: { space: `die-${food}` }, value: n } as const
}

/** W40, W41: the owner picks who takes first; then clockwise. */
function handOutDice(game: Wingspan, power: PowerInUse, takers: readonly Seat[], n: number): void {
  const choices = takers.map((seat) => ({ id: seat, about: { kind: 'player', seat }, ref: { seat }, value: { seat } }))
  const about = { kind: 'who-takes-first', card: power.bird.card } as const
  const first = game.ask.one(power.seat, about, [...choices, SKIP])
  if (first === 'skip') return noteRefusal(game, power)
  noteUse(game, power)
  const order = presentFrom(game.state, first.seat).filter((seat) => takers.includes(seat))
  doNext(game.state.agenda, ...order.map((seat): Task => ({ do: 'take-die', seat, left: n })))
}
