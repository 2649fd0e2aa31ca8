import type { Seat } from '@turnwright/kernel'
import type { Imagined } from '@turnwright/kernel/search'
import { winShare } from '@turnwright/search'
import type { EstravenState } from '../rules/state.ts'
import { FEATURES, writeFeatures } from './features.ts'
import weights from './weights.json' with { type: 'json' }

const scratch = new Float64Array(FEATURES)

/** The chance to win: what came of it, or what is to be expected of such a position. */
export function evaluate(world: Imagined<EstravenState>, seat: Seat): number {
  if (world.result !== null) return winShare(world.result, seat)
  writeFeatures(world.state, seat, scratch)
  let sum = weights.bias
  for (let at = 0; at < FEATURES; at++) sum += (weights.of[at] as number) * (scratch[at] as number)
  return 1 / (1 + Math.exp(-sum))
}
