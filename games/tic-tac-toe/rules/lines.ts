import type { Seat } from '@turnwright/kernel'
import type { Cell } from './cells.ts'

/** What the log tells, and why a game ended. */
export type Line = { readonly kind: 'marked'; readonly by: Seat; readonly cell: Cell } | Conceded | Ended

type Conceded = { readonly kind: 'conceded'; readonly by: Seat }

/** T4-T6. */
export type Ended =
  | { readonly kind: 'three-in-a-row' }
  | { readonly kind: 'board-full' }
  | { readonly kind: 'opponent-conceded' }
