import type { Cell } from './cells.ts'

/** What players are asked, and what they choose among. */
export type Ask = { readonly kind: 'mark-a-cell' } | { readonly kind: 'cell'; readonly cell: Cell }
