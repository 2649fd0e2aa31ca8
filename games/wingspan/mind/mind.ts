import type { Mind } from '@turnwright/kernel/search'
import type { WingspanAbout } from '../rules/about.ts'
import type { WingspanOptions } from '../rules/options.ts'
import type { WingspanState } from '../rules/state.ts'
import type { WingspanView } from '../rules/view.ts'
import { FEATURE_NAMES, writeFeatures } from './features.ts'
import { judgementBy } from './judgement.ts'
import { rank } from './rank.ts'
import { rollout } from './rollout.ts'
import { pointSources } from './sources.ts'
import { turnsBegun } from './turns-begun.ts'
import weights from './weights.json' with { type: 'json' }

/** What players that think ahead know of Wingspan. They count their own points: to hinder others brings next to nothing. */
export const wingspanMind: Mind<WingspanState, WingspanOptions, WingspanView, WingspanAbout> = {
  unit: 'points',
  rollout,
  evaluate: /* @__PURE__ */ judgementBy(weights),
  turn: turnsBegun,
  rank,
  sources: pointSources,
  features: {
    count: FEATURE_NAMES.length,
    schema: FEATURE_NAMES.join(' '),
    write: writeFeatures,
    observe: writeFeatures,
  },
}
