import type { AttackEffect } from '../../cards/attack.ts'

/** What an attack may need before it can be used at all. */
const REQUIRING = [
  'requireDefendingStatus',
  'requireSelfDamaged',
  'oncePerTimeInPlay',
  'searchDeckToBench',
  'mirrorLastAttackResult',
  'copyDefendingAttack',
] as const satisfies readonly AttackEffect['op'][]

export type RequiringEffect = Extract<AttackEffect, { readonly op: (typeof REQUIRING)[number] }>

export function isRequiring(effect: AttackEffect): effect is RequiringEffect {
  return REQUIRING.some((op) => op === effect.op)
}
