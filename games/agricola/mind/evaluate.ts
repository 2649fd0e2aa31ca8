import { TOTAL_ROUNDS } from '../cards/round-cards.ts'
import { scoreOf } from '../scoring-sheet/score-of.ts'
import { FEATURE_COUNT, FIRST_CARD, writeFeatures } from './features.ts'
import type { World } from './world.ts'
import weights from './weights.json' with { type: 'json' }

const features = new Float32Array(FEATURE_COUNT)
const KINDS = FEATURE_COUNT - FIRST_CARD

/** Points that a farm will come to, by what it is at the beginning of a round; those it has where the game is over. */
export function evaluate(world: World, seat: number): number {
  const { state, cards, options } = world
  if (world.result !== null || state.round >= TOTAL_ROUNDS && state.phase === 'scoring') return scoreOf(state, seat).total
  const { farm, cards: ofCards } = weights[options.cards]
  const ofRound = farm[Math.max(2, state.round)] ?? []
  writeFeatures(state, seat, (card) => cards.kind(card), features)
  let sum = 0
  for (let at = 0; at < FIRST_CARD; at++) sum += (ofRound[at] ?? 0) * (features[at] ?? 0)
  const time = (TOTAL_ROUNDS - state.round) / TOTAL_ROUNDS
  for (const { kind } of state.players[seat]?.inPlay ?? []) sum += (ofCards[kind] ?? 0) + (ofCards[KINDS + kind] ?? 0) * time
  return sum
}
