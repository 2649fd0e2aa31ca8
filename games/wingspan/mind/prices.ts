import type { CardId, Seat } from '@turnwright/kernel'
import type { CardKinds } from '@turnwright/kernel/search'
import type { Bird } from '../cards/bird.ts'
import { TURNS_BY_ROUND } from '../cards/board.ts'
import { bonusPoints, type BonusCard } from '../cards/bonus-card.ts'
import { BIRD_AT } from '../rules/identities.ts'
import type { MatBird, PlayerState, WingspanState } from '../rules/state.ts'
import {
  BONUS_AT,
  COLOUR,
  COUNTED_BY_BONUS,
  EGG_SETS_GOAL,
  GOAL_SORT,
  NEST_SIZE,
  NO_POWER,
  PINK,
  POINTS,
  ROWS,
  TOKENS,
  WHITE,
} from './bird-numbers.ts'
import { countsBirdIn, countsEggOn, eggsIn, lookAtGoal, stake } from './goal-stakes.ts'
import {
  EMPTY_HANDED,
  POWER_ANY_FOOD,
  POWER_CARDS,
  POWER_EGGS,
  POWER_FOOD,
  POWER_FOODS,
  POWER_POINTS,
} from './power-numbers.ts'
import type { Habits } from './habits.ts'

const FOOD_KINDS = 5
const MOST_CARDS = 200

/** Turns that follow after a round. */
const LATER = /* @__PURE__ */ TURNS_BY_ROUND.map((_, round) =>
  TURNS_BY_ROUND.slice(round + 1).reduce((sum, turns) => sum + turns, 0),
)
const ALL_TURNS = /* @__PURE__ */ TURNS_BY_ROUND.reduce((sum, turns) => sum + turns, 0)

/** Turns left to a player in the whole game, with the one that is running. */
export function turnsLeft({ round }: WingspanState, player: PlayerState): number {
  return round === 0 ? ALL_TURNS : player.turnsLeft + (LATER[round - 1] as number)
}

/** What things are worth to a seat at a moment, in points. One of them is filled in again for every decision. */
export class Prices {
  readonly habits: Habits
  me!: PlayerState
  turns = 0
  room = 0
  /** Tokens by kind, and what one more of each is worth. */
  readonly food: Float64Array = new Float64Array(FOOD_KINDS)
  bestFood = 0
  card = 0
  /** An egg that can be laid, and what one is worth where there may be no room. */
  laid = 1
  egg = 1
  /** The share of the game that is left. */
  early = 0
  held = 0
  /** The birds in hand, by kind. */
  readonly hand: Int16Array = new Int16Array(MOST_CARDS)
  /** What the best of a fetched bird comes to, for each turn that it takes, by the dice that a turn brings. */
  readonly #missing = new Int8Array(MOST_CARDS)
  readonly #surplus = new Float64Array(MOST_CARDS)
  #goals = 0
  readonly #goal = new Int8Array(2)
  readonly #goalGain = new Float64Array(2)
  #bonuses = 0
  readonly #bonusKind = new Int16Array(8)
  readonly #bonusStep = new Float64Array(8)
  #weakestRow = 0

  constructor(habits: Habits) {
    this.habits = habits
  }

  look(state: WingspanState, cards: CardKinds, seat: Seat): void {
    const me = state.players[seat] as PlayerState
    this.me = me
    this.turns = turnsLeft(state, me)
    this.#lookAtNests()
    this.#lookAtHand(cards)
    this.#lookAtGoals(state, seat)
    this.#lookAtBonus(cards)
    const plain =
      (this.habits.food * Math.min(this.habits.foodTime, Math.max(0, this.turns - 1))) / this.habits.foodTime
    this.food.fill(plain)
    this.bestFood = plain
    this.card = this.#cardWorth()
    this.early = this.turns / ALL_TURNS
    this.laid = 1 - this.habits.eggsLater * this.early
    this.egg = this.room > 0 ? this.laid : 0.2
    this.#wantFood()
  }

  #lookAtNests(): void {
    let room = 0
    for (const row of this.me.rows) for (const { kind, eggs } of row) room += (NEST_SIZE[kind] as number) - eggs
    this.room = room
  }

  #lookAtHand(cards: CardKinds): void {
    const { hand } = this.me
    this.held = hand.length
    for (let i = 0; i < hand.length; i++) this.hand[i] = cards.kind(hand[i] as CardId)
  }

  /** The goal of this round, and the next one as far as it is certain. */
  #lookAtGoals(state: WingspanState, seat: Seat): void {
    this.#goals = 0
    const now = Math.max(1, state.round)
    for (let round = now; round <= now + 1 && round <= state.goals.length; round++) {
      lookAtGoal(state, seat, round)
      const certainty = round === now ? 1 : this.habits.nextGoal
      this.#goal[this.#goals] = state.goals[round - 1]?.goal ?? 0
      this.#goalGain[this.#goals++] = certainty * (stake.pointsWithOneMore - stake.points + this.habits.goalAhead)
    }
    let [weakest, least] = [0, 99]
    for (let row = 0; row < 3; row++) {
      const eggs = eggsIn(this.me.rows[row] as readonly MatBird[])
      if (eggs < least) [weakest, least] = [row, eggs]
    }
    this.#weakestRow = weakest
  }

  #lookAtBonus(cards: CardKinds): void {
    this.#bonuses = 0
    for (const card of this.me.bonus) {
      const kind = cards.kind(card)
      const counted = COUNTED_BY_BONUS[kind]
      if (counted === null || counted === undefined || this.#bonuses === this.#bonusKind.length) continue
      let count = 0
      for (const row of this.me.rows) for (const bird of row) count += counted[bird.kind] as number
      this.#bonusKind[this.#bonuses] = kind
      this.#bonusStep[this.#bonuses++] = bonusStep(BONUS_AT[kind] as BonusCard, count, this.habits.bonus)
    }
  }

  #cardWorth(): number {
    const time = Math.min(1, Math.max(0, this.turns - 2) / this.habits.cardTime)
    return time * (this.habits.cards[Math.min(this.held, this.habits.cards.length - 1)] as number)
  }

  /** Food is dearer where a bird in hand waits for it. */
  #wantFood(): void {
    const plain = this.bestFood
    for (let i = 0; i < this.held; i++) {
      const kind = this.hand[i] as number
      const { price } = BIRD_AT[kind] as Bird
      const surplus = this.#surplusOf(kind)
      let missing = 0
      for (let food = 0; food < FOOD_KINDS; food++) {
        const lacks = (price.each[food] as number) - (this.me.food[food] as number)
        if (price.isOneOf) {
          if ((price.each[food] as number) > 0 && lacks <= 0) {
            missing = 0
            break
          }
          missing = 1
        } else if (lacks > 0) missing += lacks
      }
      this.#missing[i] = missing
      this.#surplus[i] = surplus
      if (missing === 0) continue
      const share = Math.min(this.habits.foodMost, (this.habits.foodWanted * surplus) / missing)
      if (share <= plain) continue
      for (let food = 0; food < FOOD_KINDS; food++)
        if ((price.each[food] as number) > (this.me.food[food] as number) && share > (this.food[food] as number))
          this.food[food] = share
      if (share > this.bestFood) this.bestFood = share
    }
  }

  /** What playing the bird brings beyond what any turn brings, if there is time for it. */
  #surplusOf(kind: number): number {
    if (this.turns < 2) return 0
    let most = 0
    for (let row = 0; row < 3; row++) {
      if (((ROWS[kind] as number) & (1 << row)) === 0) continue
      const birds = (this.me.rows[row] as readonly MatBird[]).length
      if (birds > 4) continue
      const worth = this.onMat(kind, row) - this.habits.eggPaid * (EGG_COSTS[birds] as number)
      if (worth > most) most = worth
    }
    return most - this.habits.turn
  }

  /** What fetching the food for the best bird in hand and then playing it brings, for each turn that it takes. */
  plan(dice: number): number {
    let best = 0
    for (let i = 0; i < this.held; i++) {
      const missing = this.#missing[i] as number
      if (missing === 0) continue
      const turns = 1.25 + Math.ceil(missing / dice)
      if (turns > this.turns) continue
      const worth = (this.habits.plan * ((this.#surplus[i] as number) + this.habits.turn)) / turns
      if (worth > best) best = worth
    }
    return best
  }

  /** What using the power of a bird once brings. */
  power(kind: number): number {
    if (this.held === 0 && (EMPTY_HANDED[kind] as number) >= 0) return EMPTY_HANDED[kind] as number
    let worth =
      (POWER_POINTS[kind] as number) +
      (POWER_ANY_FOOD[kind] as number) * this.bestFood +
      (POWER_CARDS[kind] as number) * this.card +
      (POWER_EGGS[kind] as number) * this.egg
    const food = POWER_FOOD[kind] as number
    if (food !== 0) worth += food * this.bestOf(POWER_FOODS[kind] as number)
    return worth > 0 ? worth : 0
  }

  /** The best price of some foods, given as bits. */
  bestOf(foods: number): number {
    let best = 0
    for (let food = 0; food < FOOD_KINDS; food++)
      if ((foods & (1 << food)) !== 0 && (this.food[food] as number) > best) best = this.food[food] as number
    return best
  }

  /** What a bird does in a row by the end of the game. */
  onMat(kind: number, row: number): number {
    const later = this.turns > 1 ? this.turns - 1 : 0
    const uses = later * (this.habits.rowUses[row] as number)
    const colour = COLOUR[kind] as number
    const times = colour === WHITE ? 1 : colour === PINK ? this.habits.pinkUses * later : uses
    const things = row === 0 ? this.bestFood : row === 1 ? this.laid : this.card
    const places = Math.min(NEST_SIZE[kind] as number, later)
    return (
      (POINTS[kind] as number) * (1 - this.habits.birdsLater * this.early) +
      (colour === NO_POWER ? 0 : this.habits.engine * times * this.power(kind)) +
      this.habits.slot * things * uses +
      this.habits.eggPlace * places * (this.room > 6 ? 0.5 : 1) +
      this.#bonusFor(kind) +
      this.#goalForBird(row)
    )
  }

  /** The same, less what it costs. */
  playing(kind: number, row: number): number {
    const birds = (this.me.rows[row] as readonly MatBird[]).length
    const plain =
      (this.habits.food * Math.min(this.habits.foodTime, Math.max(0, this.turns - 1))) / this.habits.foodTime
    return this.onMat(kind, row) - this.habits.eggPaid * (EGG_COSTS[birds] as number) - (TOKENS[kind] as number) * plain
  }

  #bonusFor(kind: number): number {
    let gain = 0
    for (let i = 0; i < this.#bonuses; i++) {
      const counted = COUNTED_BY_BONUS[this.#bonusKind[i] as number] as Uint8Array
      if (counted[kind] === 1) gain += this.#bonusStep[i] as number
    }
    return gain
  }

  #goalForBird(row: number): number {
    let gain = 0
    for (let i = 0; i < this.#goals; i++)
      if (countsBirdIn(this.#goal[i] as number, row)) gain += this.#goalGain[i] as number
    return gain
  }

  /** What an egg is worth on a bird that has so many, beyond what any egg is. */
  eggExtra(kind: number, row: number, before: number): number {
    let worth = 0
    for (let i = 0; i < this.#goals; i++) {
      const goal = this.#goal[i] as number
      if (countsEggOn(goal, kind, row, before)) worth += this.#goalGain[i] as number
      else if ((GOAL_SORT[goal] as number) === EGG_SETS_GOAL && row === this.#weakestRow)
        worth += 0.5 * (this.#goalGain[i] as number)
    }
    return worth
  }
}

/** Eggs to pay, by the birds that a row has. */
export const EGG_COSTS: readonly number[] = [0, 1, 1, 2, 2, 99]

/** What one more is worth: its points where they follow at once, a share of the next step where they do not. */
export function bonusStep({ pays }: BonusCard, count: number, trust: number): number {
  if ('perItem' in pays) return pays.perItem
  for (const { from, points } of pays.steps) {
    if (from <= count) continue
    const gained = points - bonusPoints(pays, count)
    return from === count + 1 ? gained : (trust * gained) / (from - count)
  }
  return 0
}
