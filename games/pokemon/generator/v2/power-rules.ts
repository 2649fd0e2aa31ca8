import type { Decision } from '../decision.ts'
import type { ActivatedPower } from '../../cards/power.ts'
import type { PokemonView } from '../../rules/view.ts'
import { unitsOn } from '../services/attack-energy-validator-service.ts'
import { decide, type Situation } from '../situation.ts'
import { inPlay, nameOf, pokemonCardOf, remainingHp, type Table } from '../table.ts'
import { bestNow } from './potential.ts'
import { attachWorth } from './turn-rules.ts'
import { limits, weights } from './weights.ts'

/** Powers that its owner uses: each only where it surely helps, so that it comes to an end. */
export function usePowers(situation: Situation): Decision | null {
  for (const action of situation.all('USE_ABILITY')) {
    const pokemon = situation.own(action.actionData.pokemon)
    const power = pokemon === null || action.actionData.discard ? null : pokemonCardOf({ id: pokemon.as })?.power
    if (pokemon === null || power === null || power === undefined || power.mode !== 'activated') continue
    if (isWorthUsing(situation.table, pokemon, power))
      return decide(action, 'use-power', `${power.name} of ${nameOf(pokemon)} helps us now.`)
  }
  return null
}

function isWorthUsing(table: Table, pokemon: PokemonView, power: ActivatedPower): boolean {
  switch (power.kind) {
    case 'extraEnergyAttach':
      return inPlay(table.me).some(
        (each) => each.type === power.targetType && attachWorth(table, each, [power.energy]) > weights.extraEnergy,
      )
    case 'coinHeal':
      return true
    case 'convertOwnEnergyType':
      return burns(table, pokemon, power)
    case 'moveDamageCounters':
      if (power.from === 'opponentAny') return table.foe.bench.length > 0
      return canUnload(table, power.to === 'self' ? [pokemon] : table.me.bench)
    case 'changeOwnType':
      return pokemon === table.me.active && isBetterType(table, pokemon)
    case 'moveEnergy':
    case 'selfKnockOutBecomeEnergy':
    case 'peek':
    case 'switchInFromBench':
    case 'returnSelfToHand':
      return false
  }
}

type Of<Kind extends ActivatedPower['kind']> = Extract<ActivatedPower, { readonly kind: Kind }>

/** Energy Burn, where the Active then does more. */
function burns(table: Table, pokemon: PokemonView, { to }: Of<'convertOwnEnergyType'>): boolean {
  if (pokemon !== table.me.active) return false
  const units = unitsOn(pokemon).map(() => to)
  return (bestNow(table, pokemon, units)?.worth ?? 0) > (bestNow(table, pokemon)?.worth ?? 0)
}

/** Damage Swap and Strange Behavior, from the Active to another with room: every use leaves the Active less damage. */
function canUnload({ me: { active } }: Table, targets: readonly PokemonView[]): boolean {
  return (
    active !== null &&
    active.damage > 0 &&
    targets.some((each) => each !== active && remainingHp(each) >= limits.roomForDamage)
  )
}

/** Shift, where the opponent's Weakness is not met yet. */
function isBetterType({ me, foe }: Table, { type }: PokemonView): boolean {
  const weakness = foe.active?.weakness ?? null
  return (
    weakness !== null && weakness !== type && [...inPlay(me), ...inPlay(foe)].some((each) => each.type === weakness)
  )
}
