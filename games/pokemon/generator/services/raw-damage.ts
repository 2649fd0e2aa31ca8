import type { DamageEffect, PlainEffect } from '../../cards/attack.ts'
import { roundUp } from '../../rules/attacks/damage-math.ts'
import { cardCalled } from '../../rules/faces.ts'
import type { EffectView, PokemonView } from '../../rules/view.ts'
import { inPlay, remainingHp } from '../table.ts'
import { AttackEnergyValidatorService, type Unit, unitsOn } from './attack-energy-validator-service.ts'
import { headsChances } from './coin-outcomes.ts'
import type { Strike } from './strike.ts'

/** So much damage with this chance. */
export interface Chance {
  readonly p: number
  readonly damage: number
}

/** What an attack does before Weakness and Resistance, once its plain coins have fallen. */
export function rawDamage(strike: Strike, effects: readonly PlainEffect[]): readonly Chance[] {
  let damage = printedDamage(strike)
  let chances: readonly Chance[] | null = null
  for (const effect of effects) {
    if (effect.op === 'attackFails') return NOTHING
    if (effect.op === 'damagePerHeads') chances = perHeads(strike, effect)
    else damage += addedBy(strike, effect)
  }
  if (damage < 0) damage = 0
  return chances === null ? [{ p: 1, damage }] : chances.map((each) => ({ p: each.p, damage: each.damage + damage }))
}

export const NOTHING: readonly Chance[] = [{ p: 1, damage: 0 }]

function printedDamage({ attack, attacker, turn }: Strike): number {
  const stronger = felt(attacker, 'stronger-attack', turn)
  if (stronger !== null && stronger.attack === attack.name) return stronger.n
  // Elsewhere the printed number is multiplied, or there is none.
  return attack.mode === 'fixed' || attack.mode === 'plus' || attack.mode === 'minus' ? attack.damage : 0
}

/** An effect of an earlier attack that is felt in this turn. */
export function felt({ effects }: PokemonView, kind: EffectView['kind'], turn: number): EffectView | null {
  for (const effect of effects) if (effect.kind === kind && effect.turn === turn) return effect
  return null
}

type PerHeads = Extract<DamageEffect, { readonly op: 'damagePerHeads' }>

function perHeads({ units, attacker }: Strike, { flips, per }: PerHeads): readonly Chance[] {
  const n = flips === 'energyOnSelf' ? (units?.length ?? unitsOn(attacker).length) : flips
  return headsChances(n).map((p, heads) => ({ p, damage: heads * per }))
}

/** What one effect adds to the damage, or takes off. */
function addedBy(strike: Strike, effect: PlainEffect): number {
  return changesDamage(effect) ? change(strike, effect) : 0
}

function changesDamage(effect: PlainEffect): effect is DamageEffect {
  return effect.op.startsWith('damage')
}

function change(strike: Strike, effect: DamageEffect): number {
  const { attacker, defender, own } = strike
  switch (effect.op) {
    case 'damagePlus':
      return effect.n
    case 'damagePlusPerExtraEnergy':
      return effect.per * Math.min(effect.maxExtra, extraUnits(strike, effect.energy))
    case 'damagePlusPerEnergyCardOnDefending':
      return effect.per * defender.energy.length
    case 'damagePlusPerCounterOnDefending':
      return effect.per * (defender.damage / COUNTER)
    case 'damagePlusPerCounterOnSelf':
    case 'damagePerCounterOnSelf':
      return effect.per * (attacker.damage / COUNTER)
    case 'damageMinusPerCounterOnSelf':
      return -effect.per * (attacker.damage / COUNTER)
    case 'damagePlusPerNamedInPlay':
      return effect.per * inPlay(own).filter(({ id }) => cardCalled(id)?.name === effect.name).length
    case 'damagePlusPerOwnBench':
      return effect.per * own.bench.length
    case 'damageHalfDefendingRemainingHp':
      return roundUp(remainingHp(defender) / 2, effect.roundUpTo)
    case 'damagePerHeads':
    case 'attackFails':
    case 'ignoreWeaknessResistance':
      // Looked at elsewhere.
      return 0
  }
}

const COUNTER = 10

/** Units of a type beyond what the cost takes; other energy pays for Colorless first. */
function extraUnits({ attack, cost = attack.cost, attacker, units = unitsOn(attacker) }: Strike, type: Unit): number {
  let extra = 0
  const rest = units.slice()
  for (;;) {
    const at = rest.findIndex((unit) => unit === type || unit === 'any')
    if (at < 0) return extra
    rest.splice(at, 1)
    if (!AttackEnergyValidatorService.canPerform(cost, rest)) return extra
    extra++
  }
}
