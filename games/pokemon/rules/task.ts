import type { Seat } from '@turnwright/kernel'

/** What is still to be done, one step each. */
export type Task =
  | { readonly do: 'bring-decks' }
  | { readonly do: 'approve' }
  | { readonly do: 'deal' }
  | { readonly do: 'look-for-basics' }
  | { readonly do: 'both-draw-again' }
  | { readonly do: 'mulligan-bonus'; readonly seat: Seat }
  | { readonly do: 'opening-active' }
  | { readonly do: 'opening-bench' }
  | { readonly do: 'set-prizes' }
  | { readonly do: 'first-player' }
  | { readonly do: 'turn'; readonly seat: Seat }
  | { readonly do: 'main'; readonly seat: Seat }
  | { readonly do: 'knock-outs' }
  | { readonly do: 'prize'; readonly seat: Seat }
  | { readonly do: 'judge' }
  | { readonly do: 'promote'; readonly seat: Seat }
  | { readonly do: 'between-turns' }
