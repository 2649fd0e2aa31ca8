import type { Bird } from './bird.ts'

/** Birds that come together. */
export interface BirdPack {
  readonly id: string
  /** How many the box holds; null where more may come. */
  readonly printed: number | null
  /** The option of a table that adds them; null for those that are always there. */
  readonly addedBy: 'swiftStart' | 'house' | null
  readonly cards: readonly Bird[]
}
