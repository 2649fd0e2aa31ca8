import type { Power } from '../../cards/power.ts'
import { damageAfter } from '../../rules/attacks/damage-math.ts'
import { cardCalled } from '../../rules/faces.ts'
import type { PokemonView } from '../../rules/view.ts'
import { felt } from './raw-damage.ts'
import type { Strike } from './strike.ts'

/** Coins that must fall well before the attack happens at all. */
export function chanceToHit({ attacker, defender, turn, fresh }: Strike): number {
  let luck = 1
  if (fresh !== true && attacker.statusEffects.includes('confused')) luck /= 2
  if (fresh !== true && felt(attacker, 'must-flip', turn) !== null) luck /= 2
  if (workingPower(defender) === 'coinPreventAllEffects') luck /= 2
  return luck
}

/** Weakness, Resistance, PlusPower, reductions and what prevents damage, by the rules' own arithmetic. */
export function arrivingDamage(
  { attacker, defender, turn, bonus, fresh }: Strike,
  raw: number,
  plainTypes: boolean,
): number {
  const power = powerOf(defender)
  const weaker = fresh === true ? null : felt(defender, 'less-damage-from', turn)
  return damageAfter(raw, {
    weak: !plainTypes && defender.weakness === attacker.type,
    resists: !plainTypes && defender.resistance === attacker.type,
    bonus,
    reduction: defender.damageReduction + (felt(defender, 'less-damage', turn)?.n ?? 0) + (weaker?.n ?? 0),
    halvedTo: power?.kind === 'halveDamage' ? power.roundDownTo : 0,
    ignoresUpTo: felt(defender, 'ignores-up-to', turn)?.n ?? 0,
    ignoresFrom: power?.kind === 'preventDamageAtLeast' ? power.threshold : 0,
    prevented: felt(defender, 'no-damage', turn) !== null || felt(defender, 'no-effects', turn) !== null,
  })
}

/** The power of what a Pokémon is treated as, while it works. */
export function powerOf({ as, power }: PokemonView): Power | null {
  if (power === null || !power.works) return null
  const card = cardCalled(as)
  return card?.supertype === 'Pokemon' ? card.power : null
}

function workingPower(pokemon: PokemonView): string | null {
  return powerOf(pokemon)?.kind ?? null
}
