import { type Card } from '../cards/card.ts'
import { CARDS } from '../cards/catalogue.ts'

/** Everything a card can be, in the order of CARDS: a card's kind is an index into both. */
export const IDENTITIES: readonly string[] = CARDS.map(({ id }) => id)

const KINDS = new Map(IDENTITIES.map((id, kind) => [id, kind]))

export function printed(kind: number): Card {
  const card = CARDS[kind]
  if (card === undefined) throw new RangeError(`there is no card of kind ${kind}`)
  return card
}

export function kindCalled(identity: string): number {
  const kind = KINDS.get(identity)
  if (kind === undefined) throw new RangeError(`there is no card ${identity}`)
  return kind
}

/** For views, which may not know what a card is. */
export function cardCalled(identity: string | null): Card | null {
  return identity === null ? null : (CARDS[KINDS.get(identity) ?? -1] ?? null)
}

export function cardName(identity: string): string {
  return cardCalled(identity)?.name ?? identity
}
