/** Sixty cards under a name: how many of which. */
export interface Deck {
  readonly id: string
  readonly name: string
  readonly kind: DeckKind
  readonly cards: readonly DeckEntry[]
}

export type DeckKind = 'theme-1999' | 'theme-jungle-fossil-1999' | 'classic' | 'classic-gb'

/** So many copies of a card. */
export interface DeckEntry {
  readonly n: number
  readonly id: string
}

export function deck(
  id: string,
  name: string,
  kind: DeckKind,
  cards: readonly (readonly [n: number, id: string])[],
): Deck {
  return { id, name, kind, cards: cards.map(([n, card]) => ({ n, id: card })) }
}
