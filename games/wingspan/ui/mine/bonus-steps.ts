import type { BonusCard } from '../../cards/bonus-card.ts'

/** What a bonus card pays, step by step, and how far its owner is. */
export interface BonusStep {
  readonly from: number
  readonly points: number
  readonly isReached: boolean
}

/** Steps where points rise at some counts; empty where every one counts. */
export function stepsOf({ pays }: BonusCard, count: number): readonly BonusStep[] {
  if ('perItem' in pays) return []
  return pays.steps.map((step) => ({ ...step, isReached: count >= step.from }))
}

/** How long the track of a bonus card is: up to its last step. */
export function trackLength({ pays }: BonusCard): number {
  return 'perItem' in pays ? 0 : Math.max(...pays.steps.map(({ from }) => from))
}
