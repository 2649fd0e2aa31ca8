import type { ResourceKind, Subtype } from './words-of-the-game.ts'

export const CARD_TYPES = ['spell', 'reaction', 'leader', 'troop', 'resource'] as const
export type CardType = (typeof CARD_TYPES)[number]

export const SIDES = ['yours', 'theirs', 'any'] as const
/** Whose, as seen by whoever acts. */
export type Side = (typeof SIDES)[number]

/** Which cards will do. Everything that is named must hold. */
export interface Filter {
  /** `unit` is a leader or a troop. */
  readonly type?: CardType | 'unit'
  readonly of?: Subtype
  readonly resource?: ResourceKind
  readonly tapped?: boolean
  readonly attacking?: true
  /** Printed mana cost at most so much. */
  readonly maxCost?: number
  /** Power at most so much, with everything that changes it. */
  readonly maxPower?: number
}
