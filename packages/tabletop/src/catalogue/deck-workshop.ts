import type { ComponentType } from 'react'

/** So many copies of a card of the catalogue. */
export interface DeckLine {
  readonly id: string
  readonly n: number
}

/** What a game knows of decks that people build themselves. */
export interface DeckWorkshop {
  /** How many cards a deck has. */
  readonly size: number
  /** Decks to begin with. */
  readonly ready: readonly { readonly id: string; readonly name: string; readonly cards: readonly DeckLine[] }[]
  /** A deck from a text that somebody pasted, with everything that could not be read. */
  read(text: string): { readonly cards: readonly DeckLine[]; readonly problems: readonly string[] }
  /** The same deck as text, which reads back to the same cards. */
  write(cards: readonly DeckLine[]): string
  /** Everything that is wrong with a deck, each for itself; nothing for one that may be played. */
  faultsOf(cards: readonly DeckLine[]): readonly string[]
  /** Where tables look for a deck of one's own, in this browser. */
  readonly kept: { read(): string; keep(text: string): void }
  /** What numbers say of a deck. */
  readonly Figures: ComponentType<{ readonly cards: readonly DeckLine[] }>
}
