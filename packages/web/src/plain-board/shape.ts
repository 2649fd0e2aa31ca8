import type { Seat } from '@turnwright/kernel'
import type { Ref } from '@turnwright/kernel/host'

/** What a piece of a view looks like on the table. */
export type Shape =
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number; readonly of?: number }
  | { readonly kind: 'tokens'; readonly count: number }
  /** Cards of which only the number is known. */
  | { readonly kind: 'pile'; readonly count: number }
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'cards'; readonly cards: readonly Thing[] }
  | { readonly kind: 'things'; readonly things: readonly Thing[] }
  | Grid
  | { readonly kind: 'fields'; readonly fields: readonly Field[] }
  | { readonly kind: 'empty' }

export interface Field {
  readonly key: string
  readonly label: string
  readonly shape: Shape
  /** What an answer may mean by it, the likeliest first. */
  readonly refs: readonly Ref[]
}

/** A card, a tile, a piece. */
export interface Thing {
  readonly refs: readonly Ref[]
  /** Null where nothing is known of it. */
  readonly title: string | null
  readonly seat: Seat | null
  readonly details: readonly Field[]
}

export interface Grid {
  readonly kind: 'grid'
  /** What stands above the columns and beside the rows; empty where they have no names. */
  readonly columns: readonly string[]
  readonly rows: readonly string[]
  readonly width: number
  readonly cells: readonly GridCell[]
}

export interface GridCell {
  readonly name: string
  readonly refs: readonly Ref[]
  /** Null where nothing lies there. */
  readonly thing: Thing | null
}
