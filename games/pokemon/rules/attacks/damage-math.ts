/** What happens to damage on its way to the Defending Pokémon (P29): numbers only, so that programs can foresee it. */
export interface DamageModifiers {
  /** The attacker's type meets a Weakness. */
  readonly weak: boolean
  /** The attacker's type meets a Resistance. */
  readonly resists: boolean
  /** PlusPower: only if some damage is left after Weakness and Resistance. */
  readonly bonus: number
  /** Defender, Minimize, Snivel and their like, together. */
  readonly reduction: number
  /** Kabuto Armor rounds half the damage down to this; 0 without it. */
  readonly halvedTo: number
  /** Harden: so much or less does not count; 0 without it. */
  readonly ignoresUpTo: number
  /** Invisible Wall: so much or more does not count; 0 without it. */
  readonly ignoresFrom: number
  /** Withdraw and its like. */
  readonly prevented: boolean
}

const WEAKNESS_FACTOR = 2
const RESISTANCE = 30

export function damageAfter(base: number, modifiers: DamageModifiers): number {
  if (base <= 0) return 0
  let damage = modifiers.weak ? base * WEAKNESS_FACTOR : base
  if (modifiers.resists) damage -= RESISTANCE
  if (damage > 0) damage += modifiers.bonus
  damage -= modifiers.reduction
  if (damage > 0 && modifiers.halvedTo > 0) damage = roundDown(damage / 2, modifiers.halvedTo)
  if (damage <= 0 || modifiers.prevented) return 0
  if (modifiers.ignoresUpTo > 0 && damage <= modifiers.ignoresUpTo) return 0
  if (modifiers.ignoresFrom > 0 && damage >= modifiers.ignoresFrom) return 0
  return damage
}

export function roundDown(n: number, to: number): number {
  return Math.floor(n / to) * to
}

export function roundUp(n: number, to: number): number {
  return Math.ceil(n / to) * to
}
