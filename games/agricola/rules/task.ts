import type { Seat } from '@turnwright/kernel'

/** What happens next, one step each. */
export type Task =
  | { readonly do: 'draft' }
  | { readonly do: 'begin-round' }
  /** A player gets what lies on the space of the round. */
  | { readonly do: 'fetch-goods'; readonly seat: Seat }
  /** What a player may do before anybody works. */
  | { readonly do: 'start-of-round'; readonly seat: Seat }
  | { readonly do: 'turn' }
  | { readonly do: 'return-home' }
  | { readonly do: 'field-phase'; readonly seat: Seat }
  | { readonly do: 'feed'; readonly seat: Seat }
  | { readonly do: 'breed'; readonly seat: Seat }
  /** A last moment to swap animals before the next round. */
  | { readonly do: 'after-breeding'; readonly seat: Seat }
  | { readonly do: 'end-round' }
  /** The last moment to convert anything before points are counted. */
  | { readonly do: 'last-conversions'; readonly seat: Seat }
