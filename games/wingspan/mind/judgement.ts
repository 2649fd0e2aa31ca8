import type { Seat } from '@turnwright/kernel'
import type { Imagined } from '@turnwright/kernel/search'
import type { WingspanOptions } from '../rules/options.ts'
import type { WingspanState } from '../rules/state.ts'
import { FEATURE_NAMES, TURNS, writeFeatures } from './features.ts'

/** What each thing is worth, at some numbers of turns left; between them it changes evenly. */
export interface Weights {
  readonly 'made by': string
  readonly knots: readonly number[]
  /** By knot, in the order of FEATURE_NAMES. */
  readonly weights: readonly (readonly number[])[]
}

export type Judgement = (world: Imagined<WingspanState, WingspanOptions>, seat: Seat) => number

/** Scratch for one position at a time. */
const FEATURES = /* @__PURE__ */ new Float32Array(FEATURE_NAMES.length)

/** Judges positions by the points that a seat is likely to end with; where the game is over, by those it has. */
export function judgementBy({ knots, weights }: Weights): Judgement {
  const most = knots.at(-1) ?? 0
  const byTurns = Array.from({ length: most + 1 }, (_, turns) => Float64Array.from(weightsAt(knots, weights, turns)))
  return (world, seat) => {
    const { result } = world
    if (result !== null) return result.scores[seat] ?? 0
    writeFeatures(world, seat, FEATURES)
    const worth = byTurns[FEATURES[TURNS] as number] as Float64Array
    let points = 0
    for (let i = 0; i < FEATURES.length; i++) points += (FEATURES[i] as number) * (worth[i] as number)
    return points
  }
}

/** Between which knots so many turns lie: the place of the lower one, and how far it is on to the next. */
export function placeAmong(knots: readonly number[], turns: number): { readonly low: number; readonly share: number } {
  const next = Math.max(
    1,
    knots.findIndex((knot) => turns <= knot),
  )
  const [from, to] = [knots[next - 1] ?? 0, knots[next] ?? 1]
  return { low: next - 1, share: (turns - from) / (to - from) }
}

function weightsAt(knots: readonly number[], weights: Weights['weights'], turns: number): readonly number[] {
  const { low, share } = placeAmong(knots, turns)
  return FEATURE_NAMES.map((_, i) => (1 - share) * (weights[low]?.[i] ?? 0) + share * (weights[low + 1]?.[i] ?? 0))
}
