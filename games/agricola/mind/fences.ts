import { asAnswer, count, pasturesOf, sensibleLayouts } from '../farm/index.ts'
import type { Outlook } from './outlook.ts'
import { hooksOf } from '../rules/in-play.ts'

/** The fences that bring most for their wood. */
export function bestFences({ farm, player, left }: Outlook): string[] | null {
  let free = 0
  for (const { perBuildFencesAction } of hooksOf(player, 'freeFences')) free += perBuildFencesAction
  let best: string[] | null = null
  let most = Number.NEGATIVE_INFINITY
  const before = pasturesOf(farm)
  for (const plan of sensibleLayouts(farm, { affordable: player.supply.wood, free })) {
    const after = pasturesOf({ across: farm.across | plan.across, upright: farm.upright | plan.upright })
    const cells = count(after.enclosed) - count(before.enclosed)
    const pastures = after.each.length - before.each.length
    const worth = cells * 1.1 + pastures * 1.4 + count(after.enclosed & farm.stables & ~before.enclosed) - plan.price * 0.25 * Math.min(1, left / 4)
    if (worth > most) {
      most = worth
      best = asAnswer(plan)
    }
  }
  return best
}
