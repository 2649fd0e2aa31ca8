import type { TableStatus } from '@turnwright/protocol/client'

/** As much of a table as decides what may be taken back there. */
export interface SeatedTable {
  readonly status: TableStatus
  readonly seats: readonly { readonly kind: 'open' | 'person' | 'bot'; readonly left: boolean }[]
  readonly allowsSecondLooks: boolean
}
