import type { Seat, Selection } from '@turnwright/kernel'
import { typeIndex } from '../cards/energy-type.ts'
import type { ActivatedPower } from '../cards/power.ts'
import { limits, weights } from '../generator/v2/weights.ts'
import { typeIn } from '../rules/fuel.ts'
import { pokemonWith } from '../rules/movements.ts'
import type { PokemonInPlay } from '../rules/pokemon-in-play.ts'
import { faceNow } from '../rules/powers/working.ts'
import { anyPokemon, other, type PlayerState, playerAt } from '../rules/state.ts'
import { typeOf } from '../rules/traits.ts'
import type { Moves } from './moves.ts'
import { bestAttack } from './prospects.ts'
import { leftOf, type Scene } from './scene.ts'
import { attachWorth } from './stand.ts'

/** A Pokémon Power that surely helps now; each use comes nearer to an end. */
export function applyPower(
  scene: Scene,
  seat: Seat,
  me: PlayerState,
  active: PokemonInPlay,
  defender: PokemonInPlay,
  best: number,
  { powers }: Moves,
): Selection | null {
  for (const option of powers) {
    if (option.value.move !== 'power') continue
    const pokemon = pokemonWith(me, option.value.card)
    const { power } = faceNow(scene.state, pokemon)
    if (power?.mode === 'activated' && helps(scene, seat, me, active, defender, best, pokemon, power))
      return [option.id]
  }
  return null
}

function helps(
  scene: Scene,
  seat: Seat,
  me: PlayerState,
  active: PokemonInPlay,
  defender: PokemonInPlay,
  best: number,
  pokemon: PokemonInPlay,
  power: ActivatedPower,
): boolean {
  const { state } = scene
  switch (power.kind) {
    case 'extraEnergyAttach': {
      const type = typeIndex(power.targetType)
      const fuel = typeIndex(power.energy)
      return anyPokemon(
        me,
        (each) => typeOf(state, each) === type && attachWorth(scene, seat, each, fuel) > weights.extraEnergy,
      )
    }
    case 'coinHeal':
      return true
    case 'convertOwnEnergyType': {
      if (pokemon !== active) return false
      const { converted } = active
      active.converted = state.turnNumber
      const worth = bestAttack(scene, seat, active, defender)
      active.converted = converted
      return worth > best
    }
    case 'moveDamageCounters':
      if (power.from === 'opponentAny') return playerAt(state, other(seat)).bench.length > 0
      if (active.damage === 0) return false
      if (power.to === 'self') return pokemon !== active && leftOf(state, pokemon) >= limits.roomForDamage
      return me.bench.some((each) => leftOf(state, each) >= limits.roomForDamage)
    case 'moveEnergy': {
      const fuel = typeIndex(power.energy)
      const hasSome = me.bench.some((each) => each.fuel.some((one) => typeIn(one) === fuel))
      return hasSome && bestAttack(scene, seat, active, defender, fuel) > best + weights.transfer
    }
    case 'changeOwnType':
    case 'peek':
    case 'switchInFromBench':
    case 'returnSelfToHand':
    case 'selfKnockOutBecomeEnergy':
      return false
  }
}
