import type { Judgement, Look, ReviewedGame } from '@turnwright/search/review'

/** What the page asks of a worker in which answers are judged. */
export type Asked =
  | { readonly kind: 'open'; readonly record: string | object; readonly seat: number; readonly locale: string }
  | { readonly kind: 'judge'; readonly entry: number; readonly look: Look }

/** What is known of a review before anything is judged. */
export interface OpenedReview extends ReviewedGame {
  readonly entries: readonly number[]
  /** Record, seat, language and how it is judged: the same number is the same review. */
  readonly fingerprint: string
}

export interface Told {
  readonly open: OpenedReview
  readonly judge: Judgement
}

export interface Question {
  readonly id: number
  readonly asked: Asked
}

export type Reply =
  | { readonly id: number; readonly told: Told[keyof Told] }
  | { readonly id: number; readonly problem: string }
