import type { Mind } from '@turnwright/kernel/search'
import type { EstravenAbout } from '../rules/about.ts'
import type { EstravenOptions } from '../rules/options.ts'
import type { EstravenState } from '../rules/state.ts'
import type { EstravenView } from '../rules/view.ts'
import { evaluate } from './evaluate.ts'
import { FEATURE_NAMES, FEATURES, writeFeatures } from './features.ts'
import { rank } from './rank.ts'
import { rollout } from './rollout.ts'

/** A quick player plays on for both, and the position that comes of it is judged by what such positions led to. */
export const estravenMind: Mind<EstravenState, EstravenOptions, EstravenView, EstravenAbout> = {
  unit: 'chance',
  rollout,
  evaluate,
  turn: ({ state }) => state.turns,
  rank,
  features: {
    count: FEATURES,
    schema: FEATURE_NAMES.join(),
    write: ({ state }, seat, into) => writeFeatures(state, seat, into),
  },
}
