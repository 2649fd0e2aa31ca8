import type { AttackEffect } from '../../cards/attack.ts'

/** What an attack may need before it can be used at all. */
export type RequiringEffect = Extract<
  AttackEffect,
  {
    readonly op:
      | 'requireDefendingStatus'
      | 'requireSelfDamaged'
      | 'oncePerTimeInPlay'
      | 'searchDeckToBench'
      | 'mirrorLastAttackResult'
      | 'copyDefendingAttack'
  }
>

const REQUIRING: readonly RequiringEffect['op'][] = [
  'requireDefendingStatus',
  'requireSelfDamaged',
  'oncePerTimeInPlay',
  'searchDeckToBench',
  'mirrorLastAttackResult',
  'copyDefendingAttack',
]

export function isRequiring(effect: AttackEffect): effect is RequiringEffect {
  return REQUIRING.some((op) => op === effect.op)
}
