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

/** Something that changed damage on its way, or kept it from arriving. */
export type DamageChange =
  | { readonly how: 'weakness' }
  | { readonly how: 'resistance'; readonly n: number }
  | { readonly how: 'bonus'; readonly n: number }
  | { readonly how: 'reduction'; readonly n: number }
  | { readonly how: 'halved' }
  | { readonly how: 'prevented' }
  | { readonly how: 'too-little'; readonly limit: number }
  | { readonly how: 'too-much'; readonly limit: number }

/** What arrives; `changes`, where somebody wants to know, gets all that it went through. */
export function damageAfter(base: number, modifiers: DamageModifiers, changes: DamageChange[] | null = null): number {
  if (base <= 0) return 0
  const { bonus, reduction, halvedTo, ignoresUpTo, ignoresFrom } = modifiers
  let damage = base
  if (modifiers.weak) {
    damage *= WEAKNESS_FACTOR
    changes?.push({ how: 'weakness' })
  }
  if (modifiers.resists) {
    damage -= RESISTANCE
    changes?.push({ how: 'resistance', n: RESISTANCE })
  }
  if (damage > 0 && bonus > 0) {
    damage += bonus
    changes?.push({ how: 'bonus', n: bonus })
  }
  if (damage > 0 && reduction > 0) {
    damage -= reduction
    changes?.push({ how: 'reduction', n: reduction })
  }
  if (damage > 0 && halvedTo > 0) {
    damage = roundDown(damage / 2, halvedTo)
    changes?.push({ how: 'halved' })
  }
  if (damage <= 0) return 0
  if (modifiers.prevented) changes?.push({ how: 'prevented' })
  else if (ignoresUpTo > 0 && damage <= ignoresUpTo) changes?.push({ how: 'too-little', limit: ignoresUpTo })
  else if (ignoresFrom > 0 && damage >= ignoresFrom) changes?.push({ how: 'too-much', limit: ignoresFrom })
  else return damage
  return 0
}

export function roundDown(n: number, to: number): number {
  return Math.floor(n / to) * to
}

export function roundUp(n: number, to: number): number {
  return Math.ceil(n / to) * to
}
