import type { Attack } from '../../cards/attack.ts'
import { damageAfter } from '../../rules/attacks/damage-math.ts'
import { cardCalled } from '../../rules/faces.ts'
import type { PokemonView } from '../../rules/view.ts'
import { attacksOf, remainingHp } from '../table.ts'
import { coinOutcomes } from './coin-outcomes.ts'
import { type Chance, felt, NOTHING, rawDamage } from './raw-damage.ts'
import type { Strike } from './strike.ts'

/** What attacks do to the Defending Pokémon, worked out from what a player can see. */
export const AttackDamageCalculationService = {
  /** Every amount of damage that can come of it, with its chance. */
  chances: damageChances,

  /** What is done however the coins fall. */
  sure: sureDamage,

  /** What is done when every coin falls well. */
  most: (strike: Strike): number => damageChances(strike).reduce((most, { damage }) => Math.max(most, damage), 0),

  /** What is done on average. */
  mean: meanDamage,

  /** How likely it does at least so much. */
  chanceOf: (strike: Strike, least: number): number =>
    damageChances(strike).reduce((sum, { p, damage }) => (damage >= least ? sum + p : sum), 0),

  copied: copiedAttack,
} as const

function sureDamage(strike: Strike): number {
  return damageChances(strike).reduce((least, { damage }) => Math.min(least, damage), Infinity)
}

function meanDamage(strike: Strike): number {
  return damageChances(strike).reduce((sum, { p, damage }) => sum + p * damage, 0)
}

function damageChances(strike: Strike): readonly Chance[] {
  if (!copies(strike.attack)) return plainChances(strike)
  const attack = copiedAttack(strike)
  return attack === null ? NOTHING : plainChances({ ...strike, attack })
}

function copies({ effects }: Attack): boolean {
  return effects.some(({ op }) => op === 'copyDefendingAttack')
}

/** Metronome: an attack of the Defending Pokémon that surely knocks out, else the highest damage; null without any. */
function copiedAttack(strike: Strike): Attack | null {
  const hp = remainingHp(strike.defender)
  let best: Attack | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const attack of attacksOf(strike.defender)) {
    if (copies(attack)) continue
    const supposed = { ...strike, attack }
    const worth = sureDamage(supposed) >= hp ? Number.POSITIVE_INFINITY : meanDamage(supposed)
    if (worth <= most) continue
    best = attack
    most = worth
  }
  return best
}

function plainChances(strike: Strike): readonly Chance[] {
  const chances: Chance[] = []
  const luck = chanceToHit(strike)
  if (luck < 1) chances.push({ p: 1 - luck, damage: 0 })
  if (luck === 0) return chances
  for (const { p, effects } of coinOutcomes(strike.attack)) {
    const plainTypes = effects.some(({ op }) => op === 'ignoreWeaknessResistance')
    for (const raw of rawDamage(strike, effects))
      chances.push({ p: luck * p * raw.p, damage: finalDamage(strike, raw.damage, plainTypes) })
  }
  return chances
}

/** Coins that must fall well before the attack happens at all. */
function chanceToHit({ attacker, defender, turn, fresh }: Strike): number {
  let luck = 1
  if (fresh !== true && attacker.statusEffects.includes('confused')) luck /= 2
  if (fresh !== true && felt(attacker, 'must-flip', turn) !== null) luck /= 2
  if (workingPower(defender) === 'coinPreventAllEffects') luck /= 2
  return luck
}

/** Weakness, Resistance, PlusPower, reductions and what prevents damage, by the rules' own arithmetic. */
function finalDamage({ attacker, defender, turn, bonus, fresh }: Strike, raw: number, plainTypes: boolean): number {
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

function powerOf({ as, power }: PokemonView) {
  if (power === null || !power.works) return null
  const card = cardCalled(as)
  return card?.supertype === 'Pokemon' ? card.power : null
}

function workingPower(pokemon: PokemonView): string | null {
  return powerOf(pokemon)?.kind ?? null
}
