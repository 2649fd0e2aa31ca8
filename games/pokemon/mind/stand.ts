import type { Seat } from '@turnwright/kernel'
import { weights } from '../generator/v2/weights.ts'
import { faceOf } from '../rules/faces.ts'
import type { PokemonInPlay } from '../rules/pokemon-in-play.ts'
import { other, playerAt } from '../rules/state.ts'
import { bestAttack, promise, threat } from './prospects.ts'
import { leftOf, type Scene } from './scene.ts'
import { prizeWorth } from './weigh.ts'

/**
 * What a Pokémon does in this turn with an energy card of the hand, less what is to be feared for it. Where the first is
 * no more than `enough` already, fear is not looked at.
 */
export function standing(
  scene: Scene,
  seat: Seat,
  pokemon: PokemonInPlay,
  enough: number = Number.NEGATIVE_INFINITY,
): number {
  const { state } = scene
  const { active } = playerAt(state, other(seat))
  if (active === null) return 0
  const attack = bestThisTurn(scene, seat, pokemon, active)
  if (attack <= enough) return attack
  const feared =
    weights.sureDanger * prizeWorth(state, other(seat), pokemon) * threat(scene, other(seat), active, pokemon)
  return attack - (attack >= weights.knockOut ? weights.afterKnockOut * feared : feared)
}

function bestThisTurn(scene: Scene, seat: Seat, pokemon: PokemonInPlay, defender: PokemonInPlay): number {
  const { state, cards } = scene
  let best = bestAttack(scene, seat, pokemon, defender)
  if (state.energyAttached && state.turn === seat) return best
  const { hand } = playerAt(state, seat)
  let tried = 0
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]
    if (card === undefined) continue
    const { fuel } = faceOf(cards.kind(card))
    if (fuel < 0 || (tried & (1 << fuel)) !== 0) continue
    tried |= 1 << fuel
    const worth = bestAttack(scene, seat, pokemon, defender, fuel)
    if (worth > best) best = worth
  }
  return best
}

/** How good it is to bring a Pokémon up: what it does, what it promises, and what is left of it. */
export function promoted(scene: Scene, seat: Seat, pokemon: PokemonInPlay): number {
  const { active } = playerAt(scene.state, other(seat))
  const left = weights.lastingHp * leftOf(scene.state, pokemon)
  if (active === null) return left
  return standing(scene, seat, pokemon) + weights.promise * promise(scene, seat, pokemon, active) + left
}

/** What an energy card adds to a Pokémon: to what it does now, and to what it promises. */
export function attachWorth(scene: Scene, seat: Seat, pokemon: PokemonInPlay, fuel: number): number {
  const me = playerAt(scene.state, seat)
  const { active } = playerAt(scene.state, other(seat))
  if (active === null) return 0
  const isActive = me.active === pokemon
  const later = promise(scene, seat, pokemon, active, fuel) - promise(scene, seat, pokemon, active)
  if (!isActive) return weights.bench * later
  const before = bestAttack(scene, seat, pokemon, active)
  const now = bestAttack(scene, seat, pokemon, active, fuel) - before
  const isDoomed = threat(scene, other(seat), active, pokemon) > 0.9
  return now + (before === 0 && now > 0 ? weights.firstAttack : 0) + (isDoomed ? weights.doomed : 1) * later
}
