import type { Offer } from '@turnwright/tabletop'
import type { FoundCard } from '../zoom/find-card.ts'
import { type Deed, deedOf } from './deed.ts'

export interface RefusedDeed {
  readonly verb: string
  readonly reason: string
}

/** What one would expect of a card beside what it offers: each with its reason. */
export function refusedDeeds({ hand, permanent }: FoundCard, offered: readonly Offer[]): readonly RefusedDeed[] {
  const offers = (deed: Deed) => offered.some(({ path }) => deedOf(path) === deed)
  const refused: RefusedDeed[] = []
  if (hand !== null && hand.refusal !== null && !offers('play'))
    refused.push({ verb: 'Play', reason: hand.refusal.reason })
  if (permanent === null) return refused
  const { attackRefusal, abilities } = permanent
  if (attackRefusal !== null && !offers('attack')) refused.push({ verb: 'Attack', reason: attackRefusal.reason })
  for (const { text, refusal } of abilities) if (refusal !== null) refused.push({ verb: text, reason: refusal.reason })
  return refused
}

/** The same in lines. Where one reason stands against everything, it stands alone. */
export function reasonsAgainst(found: FoundCard, offered: readonly Offer[]): readonly string[] {
  const refused = refusedDeeds(found, offered)
  const reasons = new Set(refused.map(({ reason }) => reason))
  if (offered.length === 0 && reasons.size === 1) return [...reasons]
  return refused.map(({ verb, reason }) => `${verb === 'Play' || verb === 'Attack' ? verb : 'Ability'}: ${reason}`)
}
