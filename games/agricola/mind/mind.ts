import type { Mind } from '@turnwright/kernel/search'
import type { AgricolaAbout } from '../rules/about.ts'
import type { AgricolaOptions } from '../rules/options.ts'
import type { AgricolaState } from '../rules/state.ts'
import type { AgricolaView } from '../rules/view.ts'
import { evaluate } from './evaluate.ts'
import { netFeatures } from './net-features.ts'
import { rank } from './rank.ts'
import { rollout } from './rollout.ts'

/** What is known of good play on a farm. A turn is a round here: between two of them everybody is at home. */
export const mind: Mind<AgricolaState, AgricolaOptions, AgricolaView, AgricolaAbout> = {
  unit: 'points',
  rollout,
  evaluate,
  turn: ({ state }) => state.round,
  rank,
  features: netFeatures,
}
