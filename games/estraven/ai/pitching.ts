import type { CardId } from '@turnwright/kernel'
import type { HandCardView } from '../rules/view.ts'
import { keepWorth } from './card-worth.ts'
import { faceOf } from './outlook.ts'

/** What could be pitched, those first that cost least for their mana. */
export function supplyOf(hand: readonly HandCardView[]): readonly HandCardView[] {
  const price = ({ id, pitch }: HandCardView): number => keepWorth(faceOf(id)) / (pitch ?? 1)
  return hand.filter(({ pitch }) => pitch !== null && pitch > 0).toSorted((a, b) => price(a) - price(b))
}

/** The cards one would miss least that together give so much mana; null where there are not enough. */
export function cheapestPitch(
  supply: readonly HandCardView[],
  kept: readonly CardId[],
  mana: number,
): readonly HandCardView[] | null {
  const chosen: HandCardView[] = []
  let sum = 0
  for (const held of supply) {
    if (sum >= mana) break
    if (kept.includes(held.card)) continue
    chosen.push(held)
    sum += held.pitch ?? 0
  }
  return sum >= mana ? chosen : null
}
