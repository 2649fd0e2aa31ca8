import { cardAt } from '../cards/catalogue.ts'
import { TOTAL_ROUNDS } from '../cards/round-cards.ts'
import { playerAt } from '../rules/state.ts'
import { scoreOf } from '../scoring-sheet/score-of.ts'
import { laterWorth } from './card-worth.ts'
import { FEATURE_COUNT, writeFeatures } from './features.ts'
import weights from './weights.json' with { type: 'json' }
import type { World } from './world.ts'

const features = new Float32Array(FEATURE_COUNT)
/** Farms are judged from the second round on: the first has just begun. */
const FIRST_JUDGED = 2

/** The points that a farm will come to; those it has come to where the game is over. */
export function evaluate(world: World, seat: number): number {
  const { state, options } = world
  if (world.result !== null || state.phase === 'scoring') return scoreOf(state, seat).total
  const ofRound = weights[options.cards].farm[Math.max(FIRST_JUDGED, state.round)] ?? []
  writeFeatures(world, seat, features)
  let points = 0
  for (let at = 0; at < FEATURE_COUNT; at++) points += (ofRound[at] ?? 0) * (features[at] ?? 0)
  const left = (TOTAL_ROUNDS - state.round) / TOTAL_ROUNDS
  for (const { kind } of playerAt(state, seat).inPlay) points += cardAt(kind).points + laterWorth(kind, left)
  return points
}
