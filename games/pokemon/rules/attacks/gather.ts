import type { DamageEffect, PlainEffect } from '../../cards/attack.ts'
import { flipCoin } from '../coins.ts'
import { unitsOf } from '../fuel.ts'
import { feels } from '../traits.ts'
import { attackOf, type AttackInUse, type Chosen } from './attack-in-use.ts'
import { countedDamage } from './counted-damage.ts'

/** The damage an attack begins with: its printed number where that stands for itself. */
export function startingDamage({ game, attacker, face }: AttackInUse): number {
  const { mode, damage, name } = face.attack
  if (mode === 'times' || mode === 'none' || mode === 'variable') return 0
  const stronger = feels(game.state, attacker, 'stronger-attack')
  return stronger !== null && stronger.attack === name ? stronger.n : damage
}

/** Looked at and paid before the attack began. */
const DONE_BEFORE: ReadonlySet<PlainEffect['op']> = new Set([
  'requireDefendingStatus',
  'requireSelfDamaged',
  'oncePerTimeInPlay',
  'costDiscardEnergy',
])

/** Takes an effect up: what changes the damage counts at once, the rest waits until the damage is done. */
export function gather(attack: AttackInUse, effect: PlainEffect, chosen: Chosen): void {
  if (effect.op === 'attackFails') attack.failed = true
  else if (effect.op === 'ignoreWeaknessResistance') attack.ignoresTypes = true
  else if (isForDamage(effect)) attack.base += damageFrom(attack, effect)
  else if (!DONE_BEFORE.has(effect.op)) attack.later.push({ effect, chosen })
}

type ForDamage = Exclude<DamageEffect, { readonly op: 'attackFails' | 'ignoreWeaknessResistance' }>

function isForDamage(effect: PlainEffect): effect is ForDamage {
  return effect.op.startsWith('damage')
}

/** How much an effect adds to the damage. */
function damageFrom(attack: AttackInUse, effect: ForDamage): number {
  if (effect.op === 'damagePerHeads') return effect.per * countHeads(attack, effect.flips)
  return countedDamage(attack.game.state, attack, effect)
}

/** Heads among so many coins. */
function countHeads(attack: AttackInUse, flips: number | 'untilTails' | 'energyOnSelf'): number {
  const { game, seat, attacker } = attack
  const why = { for: 'effect', of: attackOf(attack).name } as const
  let heads = 0
  if (flips === 'untilTails') {
    while (flipCoin(game, seat, why)) heads++
    return heads
  }
  const coins = flips === 'energyOnSelf' ? unitsOf(attacker.fuel) : flips
  for (let n = 0; n < coins; n++) if (flipCoin(game, seat, why)) heads++
  return heads
}
