import type { CardId } from '@turnwright/kernel'
import { isOccupationKind, majorAt } from '../cards/catalogue.ts'
import type { Major } from '../cards/major.ts'
import { canAffordMajor, isPlayable } from '../rules/actions/improvement-prices.ts'
import { cardWorth } from './card-worth.ts'
import { foodWorth, priceWorth } from './goods-worth.ts'
import type { Habits } from './habits.ts'
import type { Outlook } from './outlook.ts'
import type { World } from './world.ts'

/** What is paid would have been paid for something else. */
const PRICE = 0.6
const MOST_FROM_WELL = 5

/** What the best major improvement is worth that a player could build now. */
export function majorsWorth(w: Habits, look: Outlook, { state }: World, seat: number): number {
  let best = 0
  for (const major of state.majors)
    if (canAffordMajor(state, seat, major)) best = Math.max(best, majorWorth(w, look, majorAt(major)))
  return best
}

export function majorWorth(w: Habits, look: Outlook, { points, abilities, cost, returns }: Major): number {
  const { harvestsLeft, cooks } = look
  const worth = points - priceWorth(w, look, cost) * PRICE
  const { cookingRates, bakingRate, harvestConversion } = abilities
  if (cookingRates !== undefined) {
    const better = cookingRates.cattle > (cooks?.cattle ?? 3) ? w.hearth * harvestsLeft : 0
    if (cooks === null) return worth + w.kitchen + w.kitchenPerHarvest * harvestsLeft + better
    // A Fireplace goes back for it, and its points with it.
    return returns.length > 0 && better > 0 ? better : worth
  }
  if (bakingRate !== undefined) {
    const baked = look.player.supply.grain > 0 ? foodWorth(w, look, bakingRate) - w.grain : 0
    return worth + w.oven + w.ovenPerHarvest * harvestsLeft + baked
  }
  if (harvestConversion !== undefined) return worth + w.craft + w.craftPerHarvest * harvestsLeft
  return worth + w.well + foodWorth(w, look, Math.min(MOST_FROM_WELL, look.left))
}

/** What a card of the hand is worth once it is played. */
export function handCardWorth(w: Habits, look: Outlook, { state, cards }: World, seat: number, card: CardId): number {
  return cardWorth(state, seat, cards.kind(card)) + w.card + w.cardPerRound * look.left
}

export function occupationsWorth(w: Habits, look: Outlook, world: World, seat: number): number {
  let best = 0
  for (const card of look.player.hand)
    if (isOccupationKind(world.cards.kind(card))) best = Math.max(best, handCardWorth(w, look, world, seat, card))
  return best
}

/** What the best minor improvement is worth that a player could play now. */
export function minorsWorth(w: Habits, look: Outlook, world: World, seat: number): number {
  let best = 0
  for (const card of look.player.hand) {
    if (isOccupationKind(world.cards.kind(card))) continue
    const worth = handCardWorth(w, look, world, seat, card)
    if (worth > best && isPlayable(world, seat, card)) best = worth
  }
  return best
}
