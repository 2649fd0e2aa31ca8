import type { Effect } from '../cards/effect.ts'
import { chosenAims } from './aims.ts'
import type { ToldTarget } from './lines.ts'
import { type EstravenState, linkAt, targetCard, targetSeat } from './state.ts'

const NO_TARGETS: readonly ToldTarget[] = []

/** What a deed is aimed at: from here on everybody sees that on the chain. */
export function toldTargets(
  state: EstravenState,
  effects: readonly Effect[],
  targets: readonly number[],
): readonly ToldTarget[] {
  if (targets.length === 0) return NO_TARGETS
  const aims = chosenAims(effects)
  return targets.map((target, at) => {
    if (target < 0) return { seat: targetSeat(target) }
    if (aims[at]?.at !== 'link') return { card: targetCard(target) }
    return { link: target, card: linkAt(state, target).card }
  })
}
