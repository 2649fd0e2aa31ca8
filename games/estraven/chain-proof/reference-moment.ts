import type { ReferenceCard, ReferencePlayer, Sort } from './reference-cards.ts'
import type { ReferenceUnit, Waiting } from './reference-field.ts'
import type { FightQuestion } from './reference-fight.ts'

/** The number of a link, a unit, or the opponent. */
export type ReferenceTarget = number | ReferenceUnit | 'opponent'

export interface ReferenceLink {
  readonly number: number
  readonly by: ReferencePlayer
  readonly sort: Sort
  readonly name: string
  readonly swift: boolean
  /** Null is an attack. */
  readonly card: ReferenceCard | null
  readonly target: ReferenceTarget | null
  /** Who attacks, whoever leads first. */
  readonly band: readonly ReferenceUnit[]
  countered: boolean
}

/** What somebody has to say before it goes on, other than to add a link or to pass. */
export type ReferenceQuestion = { readonly by: ReferencePlayer } & (
  | FightQuestion
  | { readonly kind: 'which-first'; readonly due: readonly Waiting[] }
  | { readonly kind: 'target'; readonly units: readonly ReferenceUnit[] }
  | { readonly kind: 'discard' }
)

/** E49, E50: who has lost, and by what. */
export interface ReferenceEnd {
  readonly lost: readonly ReferencePlayer[]
  readonly by: 'link' | 'trigger' | 'blows'
}
