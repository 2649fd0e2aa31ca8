import { asAnswer, count, fencesLeft, pasturesOf, sensibleLayouts } from '../farm/index.ts'
import { hooksOf } from '../rules/in-play.ts'
import { patience, time } from './goods-worth.ts'
import type { Habits } from './habits.ts'
import type { Outlook } from './outlook.ts'

const MOST_PASTURES = 4

/** Roughly what could be fenced, without looking where. */
export function fencesWorth(w: Habits, look: Outlook): number {
  const { farm, player } = look
  const affordable = Math.min(player.supply.wood, fencesLeft(farm))
  if (affordable < 2) return 0
  const pastures = pasturesOf(farm).each.length
  const animals = farm.sheep + farm.boar + farm.cattle
  return (
    affordable * (w.fence - 0.3 * w.wood * time(w, look)) * patience(w, look.left / 2) +
    (pastures === 0 ? w.firstPasture : pastures < MOST_PASTURES ? w.morePastures : 0) +
    w.crowded * animals
  )
}

/** The fences that bring most for their wood, as an answer; null where none can be built. */
export function bestFences(w: Habits, { farm, player, left }: Outlook): string[] | null {
  let free = 0
  for (const { perBuildFencesAction } of hooksOf(player, 'freeFences')) free += perBuildFencesAction
  const before = pasturesOf(farm)
  const wanted = MOST_PASTURES - before.each.length
  const each = w.fencePrice * Math.min(1, left / 4)
  let best: string[] | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const plan of sensibleLayouts(farm, { affordable: player.supply.wood, free })) {
    const after = pasturesOf({ across: farm.across | plan.across, upright: farm.upright | plan.upright })
    const worth =
      count(after.enclosed & ~before.enclosed) * w.fenceCell +
      Math.min(after.each.length - before.each.length, wanted) * w.fencePasture +
      count(after.enclosed & farm.stables & ~before.enclosed) * w.fenceStable -
      plan.price * each
    if (worth > most) {
      most = worth
      best = asAnswer(plan)
    }
  }
  return best
}
