import type { CardId, Cards } from '@turnwright/kernel'
import { AUTOMA_CARDS, AUTOMUBON_SOCIETY, type AutomaCard } from '../cards/automa.ts'
import type { Bird } from '../cards/bird.ts'
import type { BonusCard } from '../cards/bonus-card.ts'
import { BONUS_CARDS } from '../cards/bonus-cards.ts'
import { BIRDS } from '../cards/catalogue.ts'

export const ALL_AUTOMA_CARDS: readonly AutomaCard[] = [...AUTOMA_CARDS, AUTOMUBON_SOCIETY]

export const automaIdentity = ({ id }: AutomaCard): string => `automa:${id}`

/** Everything a card can be: birds first, then bonus cards, then those of the solo opponent. */
export const IDENTITIES: readonly string[] = [
  ...BIRDS.map(({ id }) => id),
  ...BONUS_CARDS.map(({ id }) => id),
  ...ALL_AUTOMA_CARDS.map(automaIdentity),
]

export function birdOf(cards: Cards, card: CardId): Bird {
  return birdAt(cards.kind(card))
}

export function birdAt(kind: number): Bird {
  const bird = BIRDS[kind]
  if (bird === undefined) throw new RangeError(`${kind} is no bird`)
  return bird
}

export function bonusOf(cards: Cards, card: CardId): BonusCard {
  const bonus = BONUS_CARDS[cards.kind(card) - BIRDS.length]
  if (bonus === undefined) throw new RangeError(`card ${card} is no bonus card`)
  return bonus
}

export function automaCardOf(cards: Cards, card: CardId): AutomaCard {
  const found = ALL_AUTOMA_CARDS[cards.kind(card) - BIRDS.length - BONUS_CARDS.length]
  if (found === undefined) throw new RangeError(`card ${card} is not of the solo opponent`)
  return found
}

const BIRDS_BY_ID = new Map(BIRDS.map((bird) => [bird.id, bird]))
const BONUS_BY_ID = new Map(BONUS_CARDS.map((card) => [card.id, card]))

/** For views, which may not know what a card is. */
export function birdCalled(identity: string | null): Bird | null {
  return identity === null ? null : (BIRDS_BY_ID.get(identity) ?? null)
}

export function bonusCalled(identity: string | null): BonusCard | null {
  return identity === null ? null : (BONUS_BY_ID.get(identity) ?? null)
}

export function cardName(identity: string): string {
  return birdCalled(identity)?.name ?? bonusCalled(identity)?.name ?? identity.replace('automa:', 'Automa card ')
}
