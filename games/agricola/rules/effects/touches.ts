import type { Good, Goods } from '../../cards/goods.ts'
import { EVERYTHING, FACET, facetsOf, NOTHING } from './facets.ts'

/** What an effect has to do with the rest of its owner's farm, as sets of facets. */
export interface Touches {
  /** More of it would let the effect do more. */
  readonly needs: number
  /** It decides whether or how much: less of it matters as well. */
  readonly reads: number
  readonly gives: number
  readonly takes: number
}

export const NONE: Touches = { needs: NOTHING, reads: NOTHING, gives: NOTHING, takes: NOTHING }
/** A card from the hand may be any: nothing of it is told by what is asked (G22). */
export const ANY: Touches = { needs: EVERYTHING, reads: EVERYTHING, gives: EVERYTHING, takes: EVERYTHING }

/** Whether it may matter which of two effects comes first. Two that only use up the same do not mind: what is left is left. */
export function interfere(one: Touches, other: Touches): boolean {
  return changes(one, other) || changes(other, one)
}

function changes({ gives, takes }: Touches, { needs, reads }: Touches): boolean {
  return ((gives & (needs | reads)) | (takes & reads)) !== NOTHING
}

export function together(all: readonly Touches[]): Touches {
  return all.reduce(
    (sum, { needs, reads, gives, takes }) => ({
      needs: sum.needs | needs,
      reads: sum.reads | reads,
      gives: sum.gives | gives,
      takes: sum.takes | takes,
    }),
    NONE,
  )
}

/** With what can be turned into something that is needed or looked at, which is needed as well. */
export function withConversions(
  touches: Touches,
  conversions: readonly { readonly good: Good; readonly to: Goods }[],
): Touches {
  const { reads } = touches
  let { needs } = touches
  for (let before = -1; before !== needs; ) {
    before = needs
    for (const { good, to } of conversions) if ((facetsOf(to) & (needs | reads)) !== NOTHING) needs |= FACET[good]
  }
  return { ...touches, needs }
}
