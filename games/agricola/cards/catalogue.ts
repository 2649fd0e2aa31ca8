import type { HandCard } from './card.ts'
import { HOUSE_CARDS } from './house-cards.ts'
import type { Major } from './major.ts'
import { MAJORS } from './majors.ts'
import { MINORS_A } from './minors-a.ts'
import { MINORS_B } from './minors-b.ts'
import { OCCUPATIONS_A } from './occupations-a.ts'
import { OCCUPATIONS_B } from './occupations-b.ts'
import { ORIENTAL_FIREPLACE } from './oriental-fireplace.ts'
import { ROUND_CARDS } from './round-cards.ts'
import type { ActionSpace } from './space.ts'

/** Cards for hands that come together. */
export interface HandPack {
  readonly id: string
  /** How many there are; null where more may come. Those are dealt only at tables that ask for them. */
  readonly printed: number | null
  readonly cards: readonly HandCard[]
}

export const HAND_PACKS: readonly HandPack[] = [
  { id: 'occupations', printed: 48, cards: [...OCCUPATIONS_A, ...OCCUPATIONS_B] },
  { id: 'minors', printed: 48, cards: [...MINORS_A, ...MINORS_B] },
  { id: 'oriental-fireplace', printed: 1, cards: [ORIENTAL_FIREPLACE] },
  { id: 'house', printed: null, cards: HOUSE_CARDS },
]

const cardsOf = (packs: readonly HandPack[]): readonly HandCard[] => packs.flatMap(({ cards }) => cards)
const PRINTED_CARDS = cardsOf(HAND_PACKS.filter(({ printed }) => printed !== null))

/** Everything that can be in a hand. */
export const HAND_CARDS: readonly HandCard[] = cardsOf(HAND_PACKS)
export const OCCUPATIONS: readonly HandCard[] = HAND_CARDS.filter(({ type }) => type === 'occupation')
export const MINORS: readonly HandCard[] = HAND_CARDS.filter(({ type }) => type === 'minor')

/** What hands are dealt from. */
export function dealtCards(withHouse: boolean): readonly HandCard[] {
  return withHouse ? HAND_CARDS : PRINTED_CARDS
}

/** Every card of the boxes: what weights and nets were fitted to, in this order. */
export const PRINTED_IDENTITIES: readonly string[] = [...PRINTED_CARDS, ...ROUND_CARDS].map(({ id }) => id)

/**
 * Everything a hidden card can be. A card's kind is its place here, and games that are being played know cards by their
 * kind: packs to which more may come are therefore last.
 */
export const IDENTITIES: readonly string[] = [...PRINTED_IDENTITIES, ...HOUSE_CARDS.map(({ id }) => id)]

const BY_ID = new Map(HAND_CARDS.map((card) => [card.id, card]))
const ROUND_CARD_BY_ID = new Map<string, ActionSpace>(ROUND_CARDS.map((card) => [card.id, card]))
const KIND_BY_ID = new Map(IDENTITIES.map((id, kind) => [id, kind]))
const MAJOR_BY_ID = new Map(MAJORS.map(({ id }, at) => [id, at]))
/** By kind; undefined for round cards. */
const CARD_AT: readonly (HandCard | undefined)[] = IDENTITIES.map((id) => BY_ID.get(id))
const IS_OCCUPATION: readonly boolean[] = CARD_AT.map((card) => card?.type === 'occupation')

export function cardAt(kind: number): HandCard {
  const card = CARD_AT[kind]
  if (card === undefined) throw new RangeError(`${kind} is no card of a hand`)
  return card
}

export function isOccupationKind(kind: number): boolean {
  return IS_OCCUPATION[kind] === true
}

export function roundCardAt(kind: number): ActionSpace {
  const card = ROUND_CARDS[kind - PRINTED_CARDS.length]
  if (card === undefined) throw new RangeError(`${kind} is no round card`)
  return card
}

/** For views, which may not know what a card is. */
export function cardCalled(identity: string | null): HandCard | null {
  return identity === null ? null : (BY_ID.get(identity) ?? null)
}

export function roundCardCalled(identity: string | null): ActionSpace | null {
  return identity === null ? null : (ROUND_CARD_BY_ID.get(identity) ?? null)
}

export function kindCalled(id: string): number {
  const kind = KIND_BY_ID.get(id)
  if (kind === undefined) throw new RangeError(`there is no card ${id}`)
  return kind
}

export function majorAt(at: number): Major {
  const major = MAJORS[at]
  if (major === undefined) throw new RangeError(`${at} is no major improvement`)
  return major
}

export function majorCalled(id: string): number {
  const at = MAJOR_BY_ID.get(id)
  if (at === undefined) throw new RangeError(`there is no major improvement ${id}`)
  return at
}
