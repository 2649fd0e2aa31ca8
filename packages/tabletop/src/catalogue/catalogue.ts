import type { Player, RuleNumber, Seat } from '@turnwright/kernel'
import type { ComponentType, ReactNode } from 'react'
import type { DeckWorkshop } from './deck-workshop.ts'

/** Everything that is printed in a game, to be looked through. A game's `ui/catalogue.tsx` exports it as `catalogue`. */
export interface Catalogue<View = unknown> {
  readonly shelves: readonly Shelf[]
  /** The hue of the game's cloth. */
  readonly cloth: { readonly hue: number; readonly chroma: number }
  /** What faces refer to, drawn once for the whole page. */
  readonly Drawings?: ComponentType
  /** Left out where nobody builds decks. */
  readonly workshop?: DeckWorkshop
  /** Where cards of a running game are, in words, by the card's id. It is told nothing but the view of the seat that asks. */
  whereabouts(shown: WhereShown<View>): ReadonlyMap<string, readonly string[]>
}

export interface WhereShown<View = unknown> {
  readonly view: View
  readonly seat: Seat | null
  readonly players: readonly Player[]
}

/** Cards of one sort, with what they can be told apart by. */
export interface Shelf {
  readonly id: string
  /** "Birds". */
  readonly title: string
  readonly cards: readonly CatalogueCard[]
  readonly traits: readonly Trait[]
}

export interface CatalogueCard {
  /** Different from that of every other card of the game. */
  readonly id: string
  readonly name: string
  /** All that it says, in words: what ears hear and what a search looks through. */
  readonly words: string
  /** Its values of the shelf's traits, by the trait's id. */
  readonly has: Readonly<Record<string, readonly string[] | number>>
  /** The rules that it is played by, the most telling first. */
  readonly rules: readonly RuleNumber[]
  /** As it lies in a hand. */
  readonly face: () => ReactNode
  /** From near, with all there is to know. */
  readonly full: () => ReactNode
}

/** Something that cards have: one or several of a few values, or a number. */
export type Trait = KindTrait | NumberTrait

export interface KindTrait {
  readonly id: string
  readonly title: string
  readonly values: readonly { readonly id: string; readonly title: string; readonly sign?: ReactNode }[]
}

export interface NumberTrait {
  readonly id: string
  readonly title: string
  readonly unit?: string
  /** Numbers that are counted together in the little chart above the range. */
  readonly step: number
}

export function isNumber(trait: Trait): trait is NumberTrait {
  return 'step' in trait
}
