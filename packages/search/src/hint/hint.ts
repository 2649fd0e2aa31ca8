import type { Explanation } from '@turnwright/kernel/host'
import type { Estimate } from '../review/estimate.ts'
import type { ExpectedTurn, SourceLead, Weighed } from '../review/judgement.ts'
import type { Unit } from '../review/review.ts'

/** What a strong bot would do in a seat's place, by what that seat knows: plain data, with words for the seat. */
export interface Hint {
  readonly unit: Unit
  readonly options: readonly HintedOption[]
  /** How the first one stands to the next. */
  readonly lead: Lead
  /** On how many deals the options were compared. */
  readonly deals: number
}

/**
 * By far, by a little, or none is better that is known of. `only`: there is nothing else to answer; `unweighed`: what the
 * game's own player would do, which could not be compared with anything.
 */
export type Lead = 'far' | 'little' | 'none' | 'only' | 'unweighed'

export interface HintedOption extends Weighed {
  /** By how much it is worth less than the first, on the same deals; null of the first, and where there is no telling. */
  readonly behind: Estimate | null
  /**
   * Where its points are surely other ones than those of the first, or of the next where it is the first: the largest
   * differences first. Empty in games whose points have no sources.
   */
  readonly sources: readonly SourceLead[]
  /** What is expected to follow it, turn by turn. */
  readonly line: readonly ExpectedTurn[]
  /** By which rule the game's own player would choose it, where it would and can tell. */
  readonly rule: Omit<Explanation, 'answer'> | null
}
