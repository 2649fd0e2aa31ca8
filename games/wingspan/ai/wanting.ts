import { type Seat } from '@turnwright/kernel'
import type { Bird } from '../cards/bird.ts'
import { FOODS } from '../cards/food.ts'
import type { WingspanView } from '../rules/view.ts'
import { type Outlook, plainOutlook } from './outlook.ts'
import { rowAt, worthOnMat } from './play-worth.ts'
import { weights } from './weights.ts'

/** What a seat makes of the table, with food priced by the birds in hand that wait for it. */
export function outlookOf(view: WingspanView, seat: Seat): Outlook {
  const plain = plainOutlook(view, seat)
  const foodWorth = plain.foodWorth.slice()
  for (const bird of plain.hand) {
    const missing = missingFood(bird, plain.food)
    const tokens = missing.reduce((sum, n) => sum + n, 0)
    if (tokens === 0) continue
    const share = (weights.foodWanted * surplus(plain, bird)) / (bird.price.isOneOf ? 1 : tokens)
    missing.forEach((n, kind) => {
      if (n > 0) foodWorth[kind] = Math.max(foodWorth[kind] ?? 0, Math.min(weights.foodMost, share))
    })
  }
  return { ...plain, foodWorth, bestFood: Math.max(...foodWorth) }
}

/** What playing the bird brings beyond what any turn brings, if there is time for it. */
function surplus(outlook: Outlook, bird: Bird): number {
  if (outlook.turns < 2) return 0
  const worths = bird.rows
    .filter((row) => rowAt(outlook, row).eggCost !== null)
    .map((row) => worthOnMat(outlook, bird, row) - (rowAt(outlook, row).eggCost ?? 0))
  return Math.max(0, ...worths) - weights.turn
}

/** What fetching the food for the best bird in hand and then playing it brings, for each turn that it takes. */
export function planWorth(outlook: Outlook, dice: number): number {
  let best = 0
  for (const bird of outlook.hand) {
    const missing = missingFood(bird, outlook.food)
    const tokens = bird.price.isOneOf ? Math.min(1, sum(missing)) : sum(missing)
    if (tokens === 0) continue
    const turns = 1 + Math.ceil(tokens / Math.max(1, dice)) + (isInFeeder(outlook, missing) ? 0 : 0.5)
    if (turns > outlook.turns) continue
    best = Math.max(best, (weights.plan * (surplus(outlook, bird) + weights.turn)) / turns)
  }
  return best
}

function isInFeeder({ view }: Outlook, missing: readonly number[]): boolean {
  return view.feeder.dice.some((face) => FOODS.some((food, kind) => (missing[kind] ?? 0) > 0 && face.includes(food)))
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, n) => total + n, 0)
}

/** The tokens of each food that a bird still needs; all of them where one is enough. */
function missingFood({ price }: Bird, food: readonly number[]): number[] {
  if (price.isOneOf) {
    const fed = price.each.some((n, kind) => n > 0 && (food[kind] ?? 0) > 0)
    return price.each.map((n) => (fed ? 0 : n))
  }
  return price.each.map((n, kind) => Math.max(0, n - (food[kind] ?? 0)))
}
