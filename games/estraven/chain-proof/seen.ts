import type { ReferenceEnd } from './reference-moment.ts'

/** What came up in duels. */
export interface Seen {
  chains: number
  /** Questions about blocks; those about more that a leader brings; fights of several pairs at once. */
  blocks: number
  broughtBlocks: number
  pairs: number
  /** Attacks of several. */
  bands: number
  /** Questions about the order of what was set off, about its target, and about what it discards. */
  orders: number
  aimed: number
  discards: number
  /** By what somebody lost. */
  losses: Record<ReferenceEnd['by'], number>
}

export function nothingSeen(): Seen {
  return {
    chains: 0,
    blocks: 0,
    broughtBlocks: 0,
    pairs: 0,
    bands: 0,
    orders: 0,
    aimed: 0,
    discards: 0,
    losses: { link: 0, trigger: 0, blows: 0 },
  }
}
