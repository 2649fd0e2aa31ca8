import type { Seat } from '@turnwright/kernel'
import type { CardKinds, Known } from '@turnwright/kernel/search'
import { type BonusCard, bonusPoints } from '../cards/bonus-card.ts'
import type { Bird } from '../cards/bird.ts'
import { BIRD_AT } from '../rules/identities.ts'
import { canPay } from '../rules/playing/payment.ts'
import { bonusCount } from '../rules/scoring.ts'
import type { MatBird, PlayerState, WingspanState } from '../rules/state.ts'
import { BONUS_AT, BROWN, COLOUR, COUNTED_BY_BONUS, PINK, PINK_TRIGGER, POINTS, ROWS } from './bird-numbers.ts'
import { plainHabits } from './habits.ts'
import { lookAtGoal, stake } from './goal-stakes.ts'
import { EMPTY_HANDED, POWER_ANY_FOOD, POWER_CARDS, POWER_EGGS, POWER_FOOD, POWER_POINTS } from './power-numbers.ts'
import { bonusStep, Prices } from './prices.ts'
import { diceWorth } from './row-worth.ts'

/** What the position of a seat is read as, in this order. */
export const FEATURE_NAMES: readonly string[] = /* @__PURE__ */ featureNames()

function featureNames(): readonly string[] {
  const rows = ['forest', 'grassland', 'wetland']
  return [
    ...'one turns to-move birds eggs cached tucked goals bonus'.split(' '),
    ...'food-0 food-1 food-2 food-3 food-4 food food-to-2 food-to-5'.split(' '),
    ...'hand hand-to-1 hand-to-3 room room-to-3 room-to-8 eggs-to-3'.split(' '),
    ...rows.flatMap((row) => [1, 2, 3, 4, 5].map((n) => `${row}-${n}`)),
    ...rows.flatMap((row) => ['points', 'food', 'cards', 'eggs', 'tucks'].map((what) => `${row}-${what}`)),
    ...'pink-eggs pink-play pink-hunt pink-food'.split(' '),
    ...'fed-best fed-second fed-third unfed-best unfed-second fed'.split(' '),
    ...[1, 2, 3, 4].flatMap((round) => [`goal-${round}-points`, `goal-${round}-ahead`, `goal-${round}-count`]),
    ...'bonus-cards bonus-birds bonus-step bonus-in-hand'.split(' '),
    ...'tray-best feeder'.split(' '),
  ]
}

/** Where the turns left stand among them: by these the same things count differently. */
export const TURNS: number = /* @__PURE__ */ FEATURE_NAMES.indexOf('turns')

const prices = /* @__PURE__ */ new Prices(plainHabits)
// Of one kind for good: lists that begin as whole numbers and get broken ones make the engine compile all of this again and again.
const FED = /* @__PURE__ */ new Float64Array(3)
const UNFED = /* @__PURE__ */ new Float64Array(2)
const PINKS = /* @__PURE__ */ new Float64Array(4)

/** The position of a seat as numbers, of what it knows alone; best read where a turn begins. */
export function writeFeatures({ state, cards }: Known<WingspanState>, seat: Seat, into: Float32Array): void {
  prices.look(state, cards, seat)
  const { me } = prices
  let n = 0
  into[n++] = 1
  into[n++] = prices.turns
  into[n++] = state.turn === seat ? 1 : 0
  let [birds, eggs, cached, tucked] = [0, 0, 0, 0]
  for (const row of me.rows)
    for (const bird of row) {
      birds += POINTS[bird.kind] as number
      eggs += bird.eggs
      cached += bird.cached
      tucked += bird.tucked.length
    }
  let goals = 0
  for (const { points } of state.goals) goals += points[seat] ?? 0
  into[n++] = birds
  into[n++] = eggs
  into[n++] = cached
  into[n++] = tucked
  into[n++] = goals
  const bonusAt = n++
  let food = 0
  for (const tokens of me.food) {
    into[n++] = tokens
    food += tokens
  }
  into[n++] = food
  into[n++] = Math.min(food, 2)
  into[n++] = Math.min(food, 5)
  into[n++] = prices.held
  into[n++] = Math.min(prices.held, 1)
  into[n++] = Math.min(prices.held, 3)
  into[n++] = prices.room
  into[n++] = Math.min(prices.room, 3)
  into[n++] = Math.min(prices.room, 8)
  into[n++] = Math.min(eggs, 3)
  for (const row of me.rows) for (let birdsIn = 1; birdsIn <= 5; birdsIn++) into[n++] = row.length >= birdsIn ? 1 : 0
  n = writeEngine(me, into, n)
  n = writeHand(me, into, n)
  for (let round = 1; round <= 4; round++) {
    if (round < state.round || (state.goals[round - 1]?.counts.length ?? 0) > 0) {
      into[n++] = 0
      into[n++] = 0
      into[n++] = 0
      continue
    }
    lookAtGoal(state, seat, round)
    into[n++] = stake.points
    into[n++] = Math.max(-3, Math.min(3, stake.own - stake.best))
    into[n++] = Math.min(6, stake.own)
  }
  n = writeBonus(me, cards, into, n, bonusAt)
  let tray = 0
  for (const card of state.tray) tray = Math.max(tray, bestNet(cards.kind(card)))
  into[n++] = tray
  into[n++] = diceWorth(state, prices, 2)
}

/** What the brown powers of each row bring when it is used, and what the pink ones wait for. */
function writeEngine(me: PlayerState, into: Float32Array, from: number): number {
  let n = from
  PINKS.fill(0)
  for (const row of me.rows) {
    let [points, food, cards, eggs, tucks] = [0, 0, 0, 0, 0]
    for (const { kind } of row) {
      const colour = COLOUR[kind] as number
      if (colour === PINK) {
        const trigger = PINK_TRIGGER[kind] as number
        PINKS[trigger] = (PINKS[trigger] as number) + prices.power(kind)
      }
      if (colour !== BROWN) continue
      food += (POWER_ANY_FOOD[kind] as number) + (POWER_FOOD[kind] as number)
      cards += POWER_CARDS[kind] as number
      eggs += POWER_EGGS[kind] as number
      if ((EMPTY_HANDED[kind] as number) >= 0) tucks++
      else points += POWER_POINTS[kind] as number
    }
    into[n++] = points
    into[n++] = food
    into[n++] = cards
    into[n++] = eggs
    into[n++] = tucks
  }
  for (const worth of PINKS) into[n++] = worth
  return n
}

/** What the birds in hand would bring, those first that can be paid now. */
function writeHand(me: PlayerState, into: Float32Array, from: number): number {
  let n = from
  let fed = 0
  FED.fill(0)
  UNFED.fill(0)
  for (let i = 0; i < prices.held; i++) {
    const kind = prices.hand[i] as number
    const worth = bestNet(kind)
    if (canPay((BIRD_AT[kind] as Bird).price, me.food)) {
      fed++
      insert(FED, worth)
    } else insert(UNFED, worth)
  }
  for (const worth of FED) into[n++] = worth
  for (const worth of UNFED) into[n++] = worth
  into[n++] = Math.min(fed, 5)
  return n
}

function insert(list: Float64Array, worth: number): void {
  let place = list.length - 1
  if (worth <= (list[place] as number)) return
  for (; place > 0 && (list[place - 1] as number) < worth; place--) list[place] = list[place - 1] as number
  list[place] = worth
}

/** What a bird brings in its best row, less its eggs and its food. */
function bestNet(kind: number): number {
  let most = 0
  for (let row = 0; row < 3; row++) {
    if (((ROWS[kind] as number) & (1 << row)) === 0) continue
    const birds = (prices.me.rows[row] as readonly MatBird[]).length
    if (birds < 5) most = Math.max(most, prices.playing(kind, row))
  }
  return most
}

function writeBonus(me: PlayerState, cards: CardKinds, into: Float32Array, from: number, bonusAt: number): number {
  let n = from
  let [now, birds, step, inHand] = [0, 0, 0, 0]
  for (const card of me.bonus) {
    const kind = cards.kind(card)
    const bonus = BONUS_AT[kind] as BonusCard
    const counted = COUNTED_BY_BONUS[kind]
    if (!counted) {
      now += bonusPoints(bonus.pays, bonusCount(bonus, me))
      continue
    }
    let count = 0
    for (const row of me.rows) for (const bird of row) count += counted[bird.kind] as number
    now += bonusPoints(bonus.pays, count)
    birds += count
    const gain = bonusStep(bonus, count, plainHabits.bonus)
    step += gain
    for (let i = 0; i < prices.held; i++) if (counted[prices.hand[i] as number] === 1) inHand += gain
  }
  into[bonusAt] = now
  into[n++] = me.bonus.length
  into[n++] = birds
  into[n++] = step
  into[n++] = Math.min(inHand, 12)
  return n
}
