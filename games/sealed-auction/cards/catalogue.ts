import type { CardId } from '@turnwright/kernel'
import { LOTS, type Lot } from './lots.ts'
import { COINS, type Money, PROMISE } from './money.ts'

const MONEY: readonly Money[] = [...COINS, PROMISE]

/** Everything a card of this game can be. The kernel stores the place in this list, so its order is part of the rules. */
export const IDENTITIES: readonly string[] = [...LOTS, ...MONEY].map(({ id }) => id)

/** A card's place in IDENTITIES, as `game.cards` gives it. */
interface Kinds {
  kind(card: CardId): number
}

export function lotOf(cards: Kinds, card: CardId): Lot {
  return known(LOTS[cards.kind(card)], card)
}

export function moneyOf(cards: Kinds, card: CardId): Money {
  return known(MONEY[cards.kind(card) - LOTS.length], card)
}

function known<Card>(found: Card | undefined, card: CardId): Card {
  if (found === undefined) throw new RangeError(`card ${card} is of the other kind`)
  return found
}

const lots = new Map(LOTS.map((lot) => [lot.id, lot]))
const money = new Map(MONEY.map((each) => [each.id, each]))

/** For views, which are told identities, and null where a card is hidden. */
export function lotCalled(identity: string | null): Lot | null {
  return identity === null ? null : (lots.get(identity) ?? null)
}

export function moneyCalled(identity: string | null): Money | null {
  return identity === null ? null : (money.get(identity) ?? null)
}

export function cardName(identity: string): string {
  return lotCalled(identity)?.name ?? moneyCalled(identity)?.name ?? identity
}
