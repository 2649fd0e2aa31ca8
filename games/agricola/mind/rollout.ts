import type { Responder } from '@turnwright/kernel/host'
import type { Chance } from '@turnwright/kernel/search'
import type { AgricolaAbout } from '../rules/about.ts'
import type { AgricolaView } from '../rules/view.ts'
import { QuickFarmer } from './quick-farmer.ts'
import type { World } from './world.ts'

/** A quick player for a seat of an imagined game. */
export function rollout(world: World, seat: number, chance: Chance): Responder<AgricolaView, AgricolaAbout> {
  const farmer = new QuickFarmer(world, seat, chance)
  return (question) => farmer.answer(question)
}
