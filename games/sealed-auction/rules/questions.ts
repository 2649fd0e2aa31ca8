import type { CardId } from '@turnwright/kernel'
import type { Family } from '../cards/lots.ts'

/** What collectors are asked, what they choose among, and what they may do first. */
export type Ask = Question | Choice | Pawn

export type Question =
  | { readonly kind: 'open-lot' }
  | { readonly kind: 'seal-bid'; readonly card: CardId }
  /** For a lot under a cloth, which the question must not name. */
  | { readonly kind: 'seal-blind-bid' }
  | { readonly kind: 'give-away'; readonly keep: number }
  | { readonly kind: 'speak-up' }

type Choice =
  | { readonly kind: 'from-row' }
  | { readonly kind: 'lot'; readonly card: CardId; readonly family: Family; readonly worth: number }
  | { readonly kind: 'under-cloth' }
  | { readonly kind: 'pass' }
  /** Named where it cannot be bid; in hand it is a card like any other. */
  | { readonly kind: 'promise'; readonly card: CardId }
  | { readonly kind: 'take-consolation'; readonly draws: number }
  | { readonly kind: 'leave-consolation' }

/** What may be told as impossible now. */
export type Refused = Extract<Choice, { readonly kind: 'under-cloth' | 'pass' | 'promise' }>

type Pawn = { readonly kind: 'pawn'; readonly card: CardId; readonly draws: number }
