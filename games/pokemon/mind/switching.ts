import type { Seat, Selection } from '@turnwright/kernel'
import { weights } from '../generator/v2/weights.ts'
import { faceOf } from '../rules/faces.ts'
import { type PokemonInPlay, topCard } from '../rules/pokemon-in-play.ts'
import { obstacleToRetreat, retreatCost } from '../rules/retreat.ts'
import type { PlayerState } from '../rules/state.ts'
import type { Moves } from './moves.ts'
import { bestAttack } from './prospects.ts'
import type { Scene } from './scene.ts'
import { promoted, standing } from './stand.ts'

/** Gust of Wind for somebody to whom our Active does well more. */
export function dragUp(
  scene: Scene,
  seat: Seat,
  active: PokemonInPlay,
  foe: PlayerState,
  best: number,
  { trainers }: Moves,
): Selection | null {
  const gust = trainers.get('drags-up')
  if (gust === undefined) return null
  return foe.bench.some((each) => bestAttack(scene, seat, active, each) > best + weights.betterTarget) ? [gust] : null
}

/** Whoever stands better comes up, by a card or by retreating. */
export function bringUp(
  scene: Scene,
  seat: Seat,
  me: PlayerState,
  active: PokemonInPlay,
  out: number,
  { trainers }: Moves,
): Selection | null {
  const { state } = scene
  const { bench } = me
  if (bench.length === 0 || out > 0.9) return null
  const cost = retreatCost(state, seat, active)
  const card = cost > 0 ? trainers.get('switches') : undefined
  if (card === undefined && obstacleToRetreat(state, seat) !== null) return null
  const price = card === undefined ? weights.retreat + weights.ownEnergy * cost : weights.switchCard
  const now = standing(scene, seat, active) + price
  let up: PokemonInPlay | null = null
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < bench.length; i++) {
    const each = bench[i]
    if (each === undefined || faceOf(each.kind).powerKind === 'copyDefending') continue
    if (standing(scene, seat, each, now) <= now) continue
    const worth = promoted(scene, seat, each)
    if (worth <= most) continue
    most = worth
    up = each
  }
  if (up === null) return null
  return card === undefined ? [{ title: 'retreat', selection: [topCard(up)] }] : [card]
}
