import type { Seat } from '@turnwright/kernel'
import { obstacleTo } from '../rules/attacks/obstacles.ts'
import type { PokemonInPlay } from '../rules/pokemon-in-play.ts'
import { faceNow } from '../rules/powers/working.ts'
import { playerAt } from '../rules/state.ts'
import { blowOf } from './blow.ts'
import { missing } from './energy-needs.ts'
import type { Scene } from './scene.ts'
import { chanceOfKnockOut, turnTo, weighFacing } from './weigh.ts'

/** Of the best attack that was looked for last: where it stands on its card, or -1, and how likely it knocks out. */
let bestAt = -1
let bestOut = 0

export function whichAttack(): number {
  return bestAt
}

export function knockOutByBest(): number {
  return bestOut
}

/** What the best attack brings that a Pokémon could use, with one energy card more where `extra` is one; else 0. */
export function bestAttack(
  scene: Scene,
  seat: Seat,
  attacker: PokemonInPlay,
  defender: PokemonInPlay,
  extra = -1,
  plus = 0,
): number {
  const { state } = scene
  bestAt = -1
  bestOut = 0
  const isActive = playerAt(state, seat).active === attacker
  if (isActive && (attacker.condition === 'asleep' || attacker.condition === 'paralyzed')) return 0
  const { attacks } = faceNow(state, attacker)
  let best = 0
  let isFacing = false
  for (let i = 0; i < attacks.length; i++) {
    const face = attacks[i]
    if (face === undefined || missing(state, attacker, face, extra) > 0) continue
    if (isActive && extra < 0 && obstacleTo(state, seat, attacker, face) !== null) continue
    if (!isFacing) turnTo(scene, seat, attacker, defender)
    isFacing = true
    const worth = weighFacing(scene, seat, attacker, defender, blowOf(face), plus)
    if (worth <= best) continue
    best = worth
    bestAt = i
    bestOut = chanceOfKnockOut()
  }
  return best
}

/** The share of its worth that an attack keeps for the units that it lacks. */
const PER_MISSING = [1, 0.55, 0.3, 0.17, 0.09, 0.05, 0.03]

/** What its attacks promise, those that lack energy less. */
export function promise(scene: Scene, seat: Seat, pokemon: PokemonInPlay, defender: PokemonInPlay, extra = -1): number {
  const { attacks } = faceNow(scene.state, pokemon)
  let most = 0
  turnTo(scene, seat, pokemon, defender)
  for (let i = 0; i < attacks.length; i++) {
    const face = attacks[i]
    if (face === undefined) continue
    const share = PER_MISSING[missing(scene.state, pokemon, face, extra)] ?? 0
    const worth = share * weighFacing(scene, seat, pokemon, defender, blowOf(face), 0)
    if (worth > most) most = worth
  }
  return most
}

/** How likely the attacker of `seat` knocks a Pokémon out in its next turn, with the energy that it has or may get. */
export function threat(scene: Scene, seat: Seat, attacker: PokemonInPlay, target: PokemonInPlay): number {
  const { attacks } = faceNow(scene.state, attacker)
  let most = 0
  let isFacing = false
  for (let i = 0; i < attacks.length; i++) {
    const face = attacks[i]
    if (face === undefined) continue
    const lacking = missing(scene.state, attacker, face, -1)
    if (lacking > 1) continue
    if (!isFacing) turnTo(scene, seat, attacker, target)
    isFacing = true
    weighFacing(scene, seat, attacker, target, blowOf(face), 0)
    const chance = lacking === 0 ? chanceOfKnockOut() : chanceOfKnockOut() / 2
    if (chance > most) most = chance
  }
  return attacker.condition === 'asleep' || attacker.condition === 'paralyzed' ? most / 2 : most
}
