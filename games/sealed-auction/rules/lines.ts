import type { CardId, Seat } from '@turnwright/kernel'

/** What the log tells, and why an auction ended. */
export type Line = RoundLine | LotLine | BidLine | MoneyLine | Ended

type RoundLine =
  | { readonly kind: 'lots-laid-out'; readonly lots: number; readonly rounds: number; readonly coins: number }
  /** The promise is known to all, the coins to their owner: to the others they are null. */
  | { readonly kind: 'purse-dealt'; readonly by: Seat; readonly cards: readonly CardId[] }
  | { readonly kind: 'round-begins'; readonly round: number }
  | { readonly kind: 'left'; readonly by: Seat }

type LotLine =
  | { readonly kind: 'turned-up'; readonly card: CardId }
  | { readonly kind: 'lot-opened'; readonly by: Seat; readonly card: CardId }
  | { readonly kind: 'lot-covered'; readonly by: Seat }
  /** Told to the opener alone. */
  | { readonly kind: 'cloth-lifted'; readonly card: CardId }
  | { readonly kind: 'pawned'; readonly by: Seat; readonly card: CardId }

type BidLine =
  | { readonly kind: 'bid-opened'; readonly by: Seat; readonly cards: readonly CardId[]; readonly total: number }
  | { readonly kind: 'passed'; readonly by: Seat }
  | { readonly kind: 'sold'; readonly by: Seat; readonly card: CardId; readonly price: number; readonly ahead: Runner }
  | { readonly kind: 'withdrawn'; readonly card: CardId }
  | { readonly kind: 'spoke-up'; readonly by: Seat }

/** The best of the losing bids, where there was one. */
export type Runner = { readonly by: Seat; readonly total: number } | null

type MoneyLine =
  | { readonly kind: 'money-drawn'; readonly by: Seat; readonly count: number }
  /** Told to the owner alone. */
  | { readonly kind: 'money-seen'; readonly cards: readonly CardId[] }
  | { readonly kind: 'money-shuffled' }
  | { readonly kind: 'gave-away'; readonly by: Seat; readonly cards: readonly CardId[] }
  /** At the end, when money decides ties. */
  | { readonly kind: 'hand-shown'; readonly by: Seat; readonly cards: readonly CardId[]; readonly total: number }

/** S19, S20: `tied` where the most money in hand had to decide. */
export type Ended = { readonly kind: 'ended'; readonly because: 'sold-out' | 'deserted'; readonly tied: boolean }
