import type { Seat } from '@turnwright/kernel'
import type { Bird } from '../cards/bird.ts'
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
      if (n > 0) foodWorth[kind] = Math.max(foodWorth[kind] as number, Math.min(weights.foodMost, share))
    })
  }
  return { ...plain, foodWorth }
}

/** What playing the bird brings beyond what any turn brings, if there is time for it. */
function surplus(outlook: Outlook, bird: Bird): number {
  if (outlook.turns < 2) return 0
  const worths = bird.rows
    .filter((row) => rowAt(outlook, row).eggCost !== null)
    .map((row) => worthOnMat(outlook, bird, row) - (rowAt(outlook, row).eggCost ?? 0))
  return Math.max(0, ...worths) - weights.turn
}

/** The tokens of each food that a bird still needs; all of them where one is enough. */
function missingFood({ price }: Bird, food: readonly number[]): number[] {
  if (price.isOneOf) {
    const fed = price.each.some((n, kind) => n > 0 && (food[kind] as number) > 0)
    return price.each.map((n) => (fed ? 0 : n))
  }
  return price.each.map((n, kind) => Math.max(0, n - (food[kind] as number)))
}
