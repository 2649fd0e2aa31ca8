import type { HandCard } from './card.ts'
import { MAJORS } from './majors.ts'
import { MINORS_A } from './minors-a.ts'
import { MINORS_B } from './minors-b.ts'
import { OCCUPATIONS_A } from './occupations-a.ts'
import { OCCUPATIONS_B } from './occupations-b.ts'
import { ORIENTAL_FIREPLACE } from './oriental-fireplace.ts'
import { ROUND_CARDS } from './round-cards.ts'

export const OCCUPATIONS: readonly HandCard[] = [...OCCUPATIONS_A, ...OCCUPATIONS_B]
/** The 48 of the box. */
export const BASE_MINORS: readonly HandCard[] = [...MINORS_A, ...MINORS_B]
export const MINORS: readonly HandCard[] = [...BASE_MINORS, ORIENTAL_FIREPLACE]
/** Everything that can be in a hand. The place in this list is the kind of a card: add at the end only. */
export const HAND_CARDS: readonly HandCard[] = [...OCCUPATIONS, ...MINORS]

/** Everything a hidden card can be: hand cards first, then round cards. */
export const IDENTITIES: readonly string[] = [...HAND_CARDS.map(({ id }) => id), ...ROUND_CARDS.map(({ id }) => id)]

const BY_ID = new Map(HAND_CARDS.map((card) => [card.id, card]))
const KIND_BY_ID = new Map(HAND_CARDS.map(({ id }, kind) => [id, kind]))
const MAJOR_BY_ID = new Map(MAJORS.map(({ id }, at) => [id, at]))

export function cardAt(kind: number): HandCard {
  const card = HAND_CARDS[kind]
  if (card === undefined) throw new RangeError(`${kind} is no card of a hand`)
  return card
}

/** For views, which may not know what a card is. */
export function cardCalled(identity: string | null): HandCard | null {
  return identity === null ? null : (BY_ID.get(identity) ?? null)
}

export function kindCalled(id: string): number {
  const kind = KIND_BY_ID.get(id)
  if (kind === undefined) throw new RangeError(`there is no card ${id}`)
  return kind
}

export function majorCalled(id: string): number {
  const at = MAJOR_BY_ID.get(id)
  if (at === undefined) throw new RangeError(`there is no major improvement ${id}`)
  return at
}
