import { passes } from '../cards/bird-test.ts'
import type { Bird } from '../cards/bird.ts'
import type { BonusCard } from '../cards/bonus-card.ts'
import { bonusPoints } from '../cards/bonus-card.ts'
import { bonusCalled } from '../rules/identities.ts'
import type { RowView } from '../rules/view.ts'
import { goalGain } from './goal-worth.ts'
import { costInPoints, type Outlook } from './outlook.ts'
import { powerOutlook } from './power-worth.ts'
import { weights } from './weights.ts'

/** What playing a bird into a row brings by the end of the game, less what it costs. */
export function playWorth(outlook: Outlook, bird: Bird, row: number): number {
  return worthOnMat(outlook, bird, row) - costInPoints(outlook, bird) - (rowAt(outlook, row).eggCost ?? 0)
}

export function worthOnMat(outlook: Outlook, bird: Bird, row: number): number {
  const uses = Math.max(0, outlook.turns - 1) * (weights.rowUses[row] ?? 0)
  return (
    bird.points +
    powerOutlook(outlook, bird, uses) +
    slotWorth(outlook, row) * uses +
    eggPlaces(outlook, bird) +
    bonusGain(outlook, bird) +
    goalGain(outlook, { bird, row, eggs: 0 })
  )
}

/** The row of those it lives in where a bird does most. */
export function bestRow(outlook: Outlook, bird: Bird): { readonly row: number; readonly worth: number } | null {
  let best: { row: number; worth: number } | null = null
  for (const row of bird.rows) {
    if (rowAt(outlook, row).eggCost === null) continue
    const worth = playWorth(outlook, bird, row)
    if (best === null || worth > best.worth) best = { row, worth }
  }
  return best
}

/** One more bird makes the row's action better by half a thing on average. */
function slotWorth(outlook: Outlook, row: number): number {
  const things = [outlook.bestFood, 1, outlook.cardWorth][row] ?? 0
  return weights.slot * things
}

function eggPlaces({ room, turns }: Outlook, { eggs }: Bird): number {
  const wanted = Math.min(eggs, Math.max(0, turns - 1))
  return weights.eggPlace * wanted * (room > 6 ? 0.5 : 1)
}

export function bonusGain({ me }: Outlook, bird: Bird): number {
  let gain = 0
  for (const { bonus, count } of me.bonus) {
    const card = bonusCalled(bonus)
    if (card !== null && card.counts.what === 'birds' && passes(bird, card.counts.that)) gain += step(card, count)
  }
  return gain
}

/** What one more is worth: its points where they follow at once, a share of the next step where they do not. */
export function step({ pays }: BonusCard, count: number): number {
  if ('perItem' in pays) return pays.perItem
  const next = pays.steps.find(({ from }) => from > count)
  if (next === undefined) return 0
  const gained = next.points - bonusPoints(pays, count)
  const missing = next.from - count
  return missing === 1 ? gained : (weights.bonus * gained) / missing
}

export function rowAt({ me }: Outlook, row: number): RowView {
  const found = me.rows[row]
  if (found === undefined) throw new RangeError(`there is no row ${row}`)
  return found
}
