import type { CardId, Seat } from '@turnwright/kernel'
import { cardAt, majorAt, majorCalled } from '../../cards/catalogue.ts'
import { type Good, isGood, type Price, priceOf } from '../../cards/goods.ts'
import { isSo } from '../conditions.ts'
import { canAfford } from '../costs.ts'
import { type Agricola, type AgricolaState, type PlayerState, playerAt } from '../state.ts'
import { isOccupation } from './occupation.ts'

export function canBuildMajor(state: AgricolaState, seat: Seat): boolean {
  for (const major of state.majors) if (canAffordMajor(state, seat, major)) return true
  return false
}

export function canAffordMajor(state: AgricolaState, seat: Seat, major: number): boolean {
  const { returns } = majorAt(major)
  return canAfford(state, seat, 'major', priceOfMajor(major)) || returnable(playerAt(state, seat), returns).length > 0
}

const NONE: readonly number[] = []
const majorPrices: (Price | undefined)[] = []
const minorPrices: (Price | undefined)[] = []

export function priceOfMajor(major: number): Price {
  return (majorPrices[major] ??= priceOf(majorAt(major).cost))
}

/** What is printed, times the family where the card says so. */
export function priceOfMinor(kind: number, { family }: PlayerState): Price {
  const { cost } = cardAt(kind)
  const { perPerson } = cost
  if (perPerson === undefined) return (minorPrices[kind] ??= priceOf(cost))
  const each: Partial<Record<Good, number>> = {}
  for (const good in perPerson) if (isGood(good)) each[good] = (perPerson[good] ?? 0) * family
  return priceOf(each)
}

export function returnable({ majors }: PlayerState, returns: readonly string[] | undefined): readonly number[] {
  if (returns === undefined || returns.length === 0 || majors.length === 0) return NONE
  const found: number[] = []
  for (const id of returns) {
    const major = majorCalled(id)
    if (majors.includes(major)) found.push(major)
  }
  return found
}

export function holdsMinor({ state, cards }: Agricola, seat: Seat): boolean {
  return playerAt(state, seat).hand.some((card) => !isOccupation(cards, card))
}

export function canPlayMinor(game: Agricola, seat: Seat): boolean {
  for (const card of playerAt(game.state, seat).hand) if (isPlayable(game, seat, card)) return true
  return false
}

export function isPlayable(game: Pick<Agricola, 'state' | 'cards'>, seat: Seat, card: CardId): boolean {
  if (isOccupation(game.cards, card)) return false
  const kind = game.cards.kind(card)
  return canPayMinor(game.state, seat, kind) && isSo(game.state, seat, cardAt(kind).prereq)
}

export function canPayMinor(state: AgricolaState, seat: Seat, kind: number): boolean {
  const player = playerAt(state, seat)
  const { returns } = cardAt(kind).cost
  if (returns !== undefined) return returnable(player, returns).length > 0
  return canAfford(state, seat, 'minor', priceOfMinor(kind, player))
}
