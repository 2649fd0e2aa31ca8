import type { Depth, Judgement, Look, ReviewedGame } from '@turnwright/search/review'

export type ReviewLooks = Readonly<Record<Look, Depth>>

/** A review of a seat, as it travels to the threads that judge. */
export interface ReviewOf {
  readonly game: string
  /** The file of the record. */
  readonly record: string
  readonly seat: number
  readonly locale: string
  readonly looks: ReviewLooks
}

/** What a thread does for it: opens it, or judges one answer. */
export interface ReviewTask {
  readonly of: ReviewOf
  readonly judge: { readonly entry: number; readonly look: Look } | null
}

export interface OpenedReview extends ReviewedGame {
  readonly entries: readonly number[]
}

/** A game that nobody can judge says why. */
export type ReviewOutcome =
  | { readonly opened: OpenedReview }
  | { readonly judged: Judgement }
  | { readonly refused: string }
