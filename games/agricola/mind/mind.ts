import type { Mind } from '@turnwright/kernel/search'
import type { AgricolaAbout } from '../rules/about.ts'
import type { AgricolaOptions } from '../rules/options.ts'
import type { AgricolaState } from '../rules/state.ts'
import type { AgricolaView } from '../rules/view.ts'
import { evaluate } from './evaluate.ts'
import { netFeatures } from './net-features.ts'
import { COMPANIES, hasNet, judgementOf } from './net-judgement.ts'
import { rank } from './rank.ts'
import { rollout } from './rollout.ts'
import { pointSources } from './sources.ts'

type AgricolaMind = Mind<AgricolaState, AgricolaOptions, AgricolaView, AgricolaAbout>

const plain: AgricolaMind = {
  unit: 'points',
  rollout,
  evaluate,
  // A turn is a round here: between two of them everybody is at home. Without a net no playout is cut.
  turn: (world) => (hasNet(world) ? world.state.round : 0),
  rank,
  sources: pointSources,
  features: netFeatures,
  nets: COMPANIES,
}

/** What is known of good play on a farm. */
export const mind: AgricolaMind = { ...plain, evaluate: /* @__PURE__ */ judgementOf(plain as Mind) }
