import type { CardId, Cards } from '@turnwright/kernel'
import { AUTOMA_CARDS, AUTOMUBON_SOCIETY, type AutomaCard } from '../cards/automa.ts'
import type { Bird } from '../cards/bird.ts'
import type { BonusCard } from '../cards/bonus-card.ts'
import { BONUS_CARDS } from '../cards/bonus-cards.ts'
import { BIRD_PACKS, BIRDS } from '../cards/catalogue.ts'

export const ALL_AUTOMA_CARDS: readonly AutomaCard[] = [...AUTOMA_CARDS, AUTOMUBON_SOCIETY]

export const automaIdentity = ({ id }: AutomaCard): string => `automa:${id}`

const idsOf = (isPrinted: boolean): readonly string[] =>
  BIRD_PACKS.filter(({ printed }) => (printed !== null) === isPrinted).flatMap(({ cards }) => cards.map(({ id }) => id))

/**
 * Everything a card can be. A card's kind is its place here, and games that are being played know cards by their kind:
 * packs to which more may come are therefore last.
 */
export const IDENTITIES: readonly string[] = [
  ...idsOf(true),
  ...BONUS_CARDS.map(({ id }) => id),
  ...ALL_AUTOMA_CARDS.map(automaIdentity),
  ...idsOf(false),
]

const BIRDS_BY_ID = new Map(BIRDS.map((bird) => [bird.id, bird]))
const BONUS_BY_ID = new Map(BONUS_CARDS.map((card) => [card.id, card]))

const KINDS = new Map(IDENTITIES.map((id, kind) => [id, kind]))
/** By kind; undefined where another sort of card has that kind. */
export const BIRD_AT: readonly (Bird | undefined)[] = IDENTITIES.map((id) => BIRDS_BY_ID.get(id))
const BONUS_AT: readonly (BonusCard | undefined)[] = IDENTITIES.map((id) => BONUS_BY_ID.get(id))
const AUTOMA_BY_ID = new Map(ALL_AUTOMA_CARDS.map((card) => [automaIdentity(card), card]))

export function birdOf(cards: Cards, card: CardId): Bird {
  return birdAt(cards.kind(card))
}

export function birdAt(kind: number): Bird {
  const bird = BIRD_AT[kind]
  if (bird === undefined) throw new RangeError(`${kind} is no bird`)
  return bird
}

/** The kind of a bird by its id. */
export function kindCalled(id: string): number {
  const kind = KINDS.get(id)
  if (kind === undefined) throw new RangeError(`there is no card ${id}`)
  return kind
}

export function bonusOf(cards: Cards, card: CardId): BonusCard {
  const bonus = BONUS_AT[cards.kind(card)]
  if (bonus === undefined) throw new RangeError(`card ${card} is no bonus card`)
  return bonus
}

export function automaCardOf(cards: Cards, card: CardId): AutomaCard {
  const found = AUTOMA_BY_ID.get(cards.identity(card))
  if (found === undefined) throw new RangeError(`card ${card} is not of the solo opponent`)
  return found
}

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
