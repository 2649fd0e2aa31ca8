import type { Attack } from '../../cards/attack.ts'
import type { PokemonView } from '../../rules/view.ts'
import { copiesAttacks, traitsOf } from '../attacks/traits.ts'
import { attacksOf, remainingHp } from '../table.ts'
import { arrivingDamage, chanceToHit } from './arriving-damage.ts'
import { benchChances } from './bench-damage.ts'
import { coinOutcomes } from './coin-outcomes.ts'
import { type Chance, NOTHING, rawDamage } from './raw-damage.ts'
import type { Strike } from './strike.ts'

interface DamageCalculation {
  /** Every amount of damage that can come of it, with its chance. */
  readonly chances: (strike: Strike) => readonly Chance[]
  /** What is done however the coins fall. */
  readonly sure: (strike: Strike) => number
  /** What is done when every coin falls well. */
  readonly most: (strike: Strike) => number
  /** What is done on average. */
  readonly mean: (strike: Strike) => number
  /** Both at once. */
  readonly meanAndSure: (strike: Strike) => { readonly mean: number; readonly sure: number }
  /** The same for a Pokémon on the Bench. */
  readonly sureOnBench: (strike: Strike, target: PokemonView) => number
  readonly mostOnBench: (strike: Strike, target: PokemonView) => number
  /** How likely it does at least so much. */
  readonly chanceOf: (strike: Strike, wanted: number) => number
  /** Metronome: an attack of the Defending Pokémon of the best kind, and of these the highest damage; null without any. */
  readonly copied: (strike: Strike) => Attack | null
}

/** What attacks do to the Defending Pokémon and to the Bench, worked out from what a player can see. */
export const AttackDamageCalculationService: DamageCalculation = {
  chances: damageChances,
  sure: sureDamage,
  most: (strike) => most(damageChances(strike)),
  mean: meanDamage,
  meanAndSure(strike) {
    const chances = damageChances(strike)
    return { mean: mean(chances), sure: least(chances) }
  },
  sureOnBench: (strike, target) => least(benchChances(strike, target)),
  mostOnBench: (strike, target) => most(benchChances(strike, target)),
  chanceOf: (strike, wanted) =>
    damageChances(strike).reduce((sum, { p, damage }) => (damage >= wanted ? sum + p : sum), 0),
  copied: copiedAttack,
}

function least(chances: readonly Chance[]): number {
  return chances.reduce((lowest, { damage }) => Math.min(lowest, damage), Number.POSITIVE_INFINITY)
}

function most(chances: readonly Chance[]): number {
  return chances.reduce((highest, { damage }) => Math.max(highest, damage), 0)
}

function sureDamage(strike: Strike): number {
  return least(damageChances(strike))
}

function meanDamage(strike: Strike): number {
  return mean(damageChances(strike))
}

function mean(chances: readonly Chance[]): number {
  return chances.reduce((sum, { p, damage }) => sum + p * damage, 0)
}

function damageChances(strike: Strike): readonly Chance[] {
  if (!copiesAttacks(strike.attack)) return plainChances(strike)
  const attack = copiedAttack(strike)
  return attack === null ? NOTHING : plainChances(copying(strike, attack))
}

/** P36: the copied attack, at the cost of the one that copies it. */
function copying(strike: Strike, attack: Attack): Strike {
  return { ...strike, attack, cost: strike.attack.cost }
}

/** More than any damage: the better kind of attack comes before the rest. */
const ABOVE_DAMAGE = 1000

/** How good it is to do the copied attack: a sure knock-out, best with no effect on our own side; last what knocks its user out. */
function kindOfCopy({ attacker }: Strike, attack: Attack, isKnockOut: boolean): number {
  const knocksItselfOut = ownDamage(attack) - attacker.damageReduction >= remainingHp(attacker)
  if (!isKnockOut) return knocksItselfOut ? 0 : 1
  if (knocksItselfOut) return 2
  return traitsOf(attack).hurtsCopier ? 3 : 4
}

/** The damage that an attack surely does to its user. */
export function ownDamage({ effects }: Attack): number {
  return effects.reduce((sum, effect) => (effect.op === 'selfDamage' ? sum + effect.n : sum), 0)
}

function copiedAttack(strike: Strike): Attack | null {
  const hp = remainingHp(strike.defender)
  let best: Attack | null = null
  let highest = Number.NEGATIVE_INFINITY
  for (const attack of attacksOf(strike.defender)) {
    if (copiesAttacks(attack)) continue
    const supposed = copying(strike, attack)
    const sure = sureDamage(supposed)
    const isKnockOut = sure >= hp
    const worth = ABOVE_DAMAGE * kindOfCopy(strike, attack, isKnockOut) + (isKnockOut ? sure : meanDamage(supposed))
    if (worth <= highest) continue
    best = attack
    highest = worth
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
      chances.push({ p: luck * p * raw.p, damage: arrivingDamage(strike, raw.damage, plainTypes) })
  }
  return chances
}
