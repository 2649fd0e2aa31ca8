import type { Attack, AttackEffect } from '../../cards/attack.ts'
import type { PokemonView } from '../../rules/view.ts'
import { AttackEnergyValidatorService, type Unit } from '../services/attack-energy-validator-service.ts'
import { felt } from '../services/raw-damage.ts'
import { attacksOf } from '../table.ts'
import { copiesAttacks } from './traits.ts'

export interface Circumstances {
  readonly units: readonly Unit[]
  readonly turn: number
  /** It wakes up in time. */
  readonly lucky: boolean
  /** It comes up from the Bench: no condition and no effect is left on it. */
  readonly fresh?: boolean
}

/** The attacks that an Active Pokémon could use in a coming turn with this energy. */
export function usableAttacks(
  attacker: PokemonView,
  defender: PokemonView,
  { units, turn, lucky, fresh = false }: Circumstances,
): readonly Attack[] {
  const { statusEffects } = attacker
  if (!fresh && (statusEffects.includes('paralyzed') || (statusEffects.includes('asleep') && !lucky))) return []
  if (!fresh && felt(attacker, 'cannot-attack', turn) !== null) return []
  const disabled = fresh ? undefined : felt(attacker, 'attack-disabled', turn)?.attack
  return attacksOf(attacker).filter(
    (attack, at) =>
      attack.name !== disabled &&
      AttackEnergyValidatorService.canPerform(attack.cost, units) &&
      meetsRequirements(attack, attacker, defender, at),
  )
}

/** Requirements that only the rules can look at: they say so once the energy is there. */
const LEFT_TO_THE_RULES: ReadonlySet<AttackEffect['op']> = new Set<AttackEffect['op']>([
  'oncePerTimeInPlay',
  'searchDeckToBench',
  'mirrorLastAttackResult',
])

function meetsRequirements({ effects }: Attack, attacker: PokemonView, defender: PokemonView, at: number): boolean {
  const shown = attacker.attacks[at]
  for (const effect of effects) {
    if (effect.op === 'requireDefendingStatus' && !defender.statusEffects.includes(effect.status)) return false
    if (effect.op === 'requireSelfDamaged' && attacker.damage === 0) return false
    if (effect.op === 'copyDefendingAttack' && attacksOf(defender).every(copiesAttacks)) return false
    if (LEFT_TO_THE_RULES.has(effect.op) && shown !== undefined && shown.hasEnergy && !shown.available) return false
  }
  return true
}
