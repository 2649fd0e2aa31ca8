import type { Decision } from '../decision.ts'
import type { ActivatedPower } from '../../cards/power.ts'
import type { PokemonView } from '../../rules/view.ts'
import { riskAttackDamage, sureAttackDamage } from '../opponent/attack-damage.ts'
import { type Unit, unitsOn } from '../services/attack-energy-validator-service.ts'
import { decide, type Situation } from '../situation.ts'
import { inPlay, nameOf, pokemonCardOf, remainingHp, type Table } from '../table.ts'
import { betterActive } from './better-active.ts'
import { energyTransfer } from './energy-trans.ts'
import { bestNow } from './potential.ts'
import { isDoomed } from './danger.ts'
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
      return energyTransfer(table, power.energy) !== null
    case 'switchInFromBench':
      return standsBetter(table, pokemon)
    case 'returnSelfToHand':
      return isGivenUp(table, pokemon)
    case 'selfKnockOutBecomeEnergy':
      return table.foe.prizes.length > 1 && isGivenUp(table, pokemon) && serves(table, power.provides)
    case 'peek':
      return isInDoubt(table)
  }
}

type Of<Kind extends ActivatedPower['kind']> = Extract<ActivatedPower, { readonly kind: Kind }>

/** Step In: nothing is paid but the turn of who has to leave. */
function standsBetter(table: Table, pokemon: PokemonView): boolean {
  return betterActive(table, weights.retreat, [pokemon]) !== null
}

/** Cowardice and Buzzap: an Active that is surely knocked out, and knocks nobody out before. */
function isGivenUp(table: Table, pokemon: PokemonView): boolean {
  if (pokemon !== table.me.active || table.me.bench.length === 0 || !isDoomed(table, pokemon)) return false
  return (bestNow(table, pokemon)?.worth ?? 0) < weights.knockOut
}

/** Buzzap: somebody of the Bench has use for so much energy. */
function serves(table: Table, provides: number): boolean {
  const units = new Array<Unit>(provides).fill('any')
  return table.me.bench.some((each) => attachWorth(table, each, units) > weights.extraEnergy)
}

/** Peek: what the opponent holds decides whether our Active is in danger. */
function isInDoubt(table: Table): boolean {
  const { active } = table.me
  if (active === null || table.foe.hand.every(({ id }) => id !== null)) return false
  const hp = remainingHp(active)
  return riskAttackDamage(table, active) >= hp && sureAttackDamage(table, active) < hp
}

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
