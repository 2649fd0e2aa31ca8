import type { Seat } from '@turnwright/kernel'
import { weights } from '../generator/v2/weights.ts'
import type { PokemonInPlay } from '../rules/pokemon-in-play.ts'
import { faceNow, workingPower } from '../rules/powers/working.ts'
import { type DuelState, other, playerAt } from '../rules/state.ts'
import { bonusOf, resistanceOf, typeOf, weaknessOf } from '../rules/traits.ts'
import { addedBy } from './added-damage.ts'
import { type Blow, blowOf, type Way } from './blow.ts'
import { leftOf, type Scene, scoreOfKind } from './scene.ts'
import { OPEN, shelterOf } from './shelter.ts'

const COUNTER = 10
const RESISTANCE = 30

/** How likely the attack that was weighed last knocks out: kept here, since a pair for each would be garbage. */
let knockOut = 0

export function chanceOfKnockOut(): number {
  return knockOut
}

/** What it is worth to knock out a Pokémon of the opponent of `seat`. */
export function prizeWorth(state: DuelState, seat: Seat, pokemon: PokemonInPlay): number {
  const isDoll = faceNow(state, pokemon).doll !== null
  const isLast = playerAt(state, seat).prizes.length === 1 && !isDoll
  const wins = isLast || playerAt(state, other(seat)).bench.length === 0
  return (
    (wins ? weights.win : 0) +
    (isDoll ? 0 : weights.knockOut) +
    weights.energyLost * pokemon.energy.length +
    weights.score * scoreOfKind(pokemon.kind)
  )
}

/** An attacker and whom it faces, with all that does not depend on the attack: one at a time, for many attacks. */
const facing = {
  left: 0,
  isWeak: false,
  resists: false,
  bonus: 0,
  shelter: OPEN,
  luck: 1,
  prize: 0,
  isConfused: false,
  retaliates: false,
}

/** Looks at an attacker and whom it faces, before their attacks are weighed. */
export function turnTo({ state, cards }: Scene, seat: Seat, attacker: PokemonInPlay, defender: PokemonInPlay): void {
  const type = typeOf(state, attacker)
  facing.left = leftOf(state, defender)
  facing.isWeak = weaknessOf(state, defender) === type
  facing.resists = resistanceOf(state, defender) === type
  facing.bonus = bonusOf(cards, attacker)
  facing.shelter = shelterOf(state, cards, attacker, defender)
  facing.isConfused = attacker.condition === 'confused' && playerAt(state, seat).active === attacker
  facing.luck = (facing.isConfused ? 0.5 : 1) * facing.shelter.luck
  facing.prize = prizeWorth(state, seat, defender)
  facing.retaliates = workingPower(state, defender, 'retaliate') !== null
}

/** What an attack of a Pokémon of `seat` brings, in points of damage. */
export function weigh(scene: Scene, seat: Seat, attacker: PokemonInPlay, defender: PokemonInPlay, blow: Blow): number {
  turnTo(scene, seat, attacker, defender)
  return weighFacing(scene, seat, attacker, defender, blow, 0)
}

/** The same for those who were looked at last; `plus` is what is added to the damage beyond what the attacker has. */
export function weighFacing(
  scene: Scene,
  seat: Seat,
  attacker: PokemonInPlay,
  defender: PokemonInPlay,
  blow: Blow,
  plus: number,
): number {
  if (blow.copies) return weighCopy(scene, seat, attacker, defender, plus)
  const { state } = scene
  const { left, isWeak, resists, shelter, luck, prize } = facing
  const poison = blow.poison > defender.poison ? blow.poison : defender.poison
  const hp = left - poison > COUNTER ? left - poison : COUNTER
  let worth = 0
  let out = 0
  for (let i = 0; i < blow.ways.length; i++) {
    const way = blow.ways[i]
    if (way === undefined || way.fails) continue
    let damage = way.damage
    for (let j = 0; j < way.added.length; j++) {
      const effect = way.added[j]
      if (effect !== undefined) damage += addedBy(state, { seat, attacker, defender, face: blow.face }, effect)
    }
    if (damage > 0) {
      if (!way.ignoresTypes) damage = (isWeak ? 2 * damage : damage) - (resists ? RESISTANCE : 0)
      if (damage > 0) damage = shelter.of(damage + facing.bonus + plus)
    } else damage = 0
    const isOut = damage >= hp
    if (isOut) out += way.p
    let came = isOut ? hp + prize : damage + way.onSurvivor
    if (way.takesEnergy > 0 && !isOut && defender.energy.length > 0) came += weights.discardDefendingEnergy
    worth += way.p * luck * came
    if (way.isBeside) worth += way.p * beside(state, seat, attacker, way)
  }
  knockOut = out * luck
  if (blow.discards > 0) worth -= weights.ownEnergy * Math.min(blow.discards, attacker.energy.length)
  if (facing.isConfused) worth -= weights.selfDamage * COUNTER
  if (facing.retaliates) worth -= selfDamage(state, seat, attacker, COUNTER)
  return worth
}

/** Metronome: the best of what it can copy. */
function weighCopy(scene: Scene, seat: Seat, attacker: PokemonInPlay, defender: PokemonInPlay, plus: number): number {
  let best = 0
  let out = 0
  for (const face of faceNow(scene.state, defender).attacks) {
    const blow = blowOf(face)
    if (blow.copies) continue
    const worth = weighFacing(scene, seat, attacker, defender, blow, plus)
    if (worth <= best) continue
    best = worth
    out = knockOut
  }
  knockOut = out
  return best
}

/** What happens beside the Defending Pokémon. */
function beside(state: DuelState, seat: Seat, attacker: PokemonInPlay, way: Way): number {
  let worth = way.anyway
  if (way.selfDamage > 0) worth -= selfDamage(state, seat, attacker, way.selfDamage)
  if (way.bench > 0) worth += benchWorth(state, seat, way.bench, way.benchTargets)
  if (way.ownBench > 0) worth -= benchWorth(state, other(seat), way.ownBench, 5)
  return worth
}

function benchWorth(state: DuelState, seat: Seat, n: number, targets: number): number {
  const { bench } = playerAt(state, other(seat))
  let worth = 0
  for (let i = 0; i < bench.length && i < targets; i++) {
    const each = bench[i]
    if (each === undefined) continue
    worth += n >= leftOf(state, each) ? prizeWorth(state, seat, each) : weights.benchDamage * n
  }
  return worth
}

function selfDamage(state: DuelState, seat: Seat, attacker: PokemonInPlay, n: number): number {
  if (n < leftOf(state, attacker)) return weights.selfDamage * n
  return prizeWorth(state, other(seat), attacker)
}
