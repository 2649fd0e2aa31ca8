import { ROW_CONFIGS } from '../cards/board.ts'
import { DUAL } from '../cards/food.ts'
import { FOREST, GRASSLAND } from '../rules/row-actions.ts'
import type { MatBird, WingspanState } from '../rules/state.ts'
import { BROWN, COLOUR, NEST_SIZE } from './bird-numbers.ts'
import type { Prices } from './prices.ts'

/** What the action of a row brings: its reward, a trade where it pays, and the brown powers. */
export function rowWorth(state: WingspanState, prices: Prices, row: number): number {
  const birds = prices.me.rows[row] as readonly MatBird[]
  const config = ROW_CONFIGS[row] as (typeof ROW_CONFIGS)[number]
  const reward = config.baseRewards[birds.length] as number
  const hasTrade = config.bonusRewards[birds.length] !== null
  let worth = 0
  if (row === FOREST)
    worth = Math.max(diceWorth(state, prices, reward), prices.plan(reward)) + cardForFood(prices, hasTrade)
  else if (row === GRASSLAND) worth = eggsWorth(prices, reward) + foodForEgg(prices, hasTrade && prices.room > reward)
  else worth = reward * prices.card
  for (const { kind } of birds) if ((COLOUR[kind] as number) === BROWN) worth += prices.power(kind)
  return worth
}

/** The dice of the feeder that are wanted most; those that are rolled anew bring less. */
export function diceWorth({ feeder }: WingspanState, prices: Prices, dice: number): number {
  let worth = 0
  let taken = 0
  let below = Number.POSITIVE_INFINITY
  while (taken < dice) {
    let best = -1
    let dicesOfBest = 0
    for (let face = 0; face < feeder.length; face++) {
      const n = feeder[face] as number
      if (n === 0) continue
      const price = face === DUAL ? prices.bestOf(0b11) : (prices.food[face] as number)
      if (price >= below || price < best) continue
      dicesOfBest = price === best ? dicesOfBest + n : n
      best = price
    }
    if (best < 0) return worth + (dice - taken) * 0.8 * prices.bestFood
    const n = Math.min(dice - taken, dicesOfBest)
    worth += n * best
    taken += n
    below = best
  }
  return worth
}

function cardForFood(prices: Prices, hasTrade: boolean): number {
  return hasTrade && prices.held > 0 ? Math.max(0, prices.bestFood - prices.card) : 0
}

/** A food that is not needed, for an egg. */
function foodForEgg({ me, food, laid }: Prices, hasTrade: boolean): number {
  if (!hasTrade) return 0
  let cheapest = laid
  for (let kind = 0; kind < food.length; kind++)
    if ((me.food[kind] as number) > 0 && (food[kind] as number) < cheapest) cheapest = food[kind] as number
  return laid - cheapest
}

/** What each of the best places adds to an egg: scratch for one look. */
const EXTRA = [0, 0, 0, 0, 0]

function eggsWorth(prices: Prices, eggs: number): number {
  const laid = Math.min(eggs, prices.room)
  for (let i = 0; i < laid; i++) EXTRA[i] = 0
  for (let row = 0; row < 3; row++)
    for (const bird of prices.me.rows[row] as readonly MatBird[]) {
      const size = NEST_SIZE[bird.kind] as number
      for (let before = bird.eggs; before < size && before < bird.eggs + laid; before++) {
        const extra = prices.eggExtra(bird.kind, row, before)
        if (extra <= (EXTRA[laid - 1] as number)) break
        insert(extra, laid)
      }
    }
  let worth = laid * prices.laid
  for (let i = 0; i < laid; i++) worth += EXTRA[i] as number
  return worth
}

function insert(extra: number, size: number): void {
  let place = size - 1
  for (; place > 0 && (EXTRA[place - 1] as number) < extra; place--) EXTRA[place] = EXTRA[place - 1] as number
  EXTRA[place] = extra
}
