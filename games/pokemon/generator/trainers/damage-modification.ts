import type { PokemonView } from '../../rules/view.ts'
import { attackIndex, entriesOf } from '../attacks/attack-entry.ts'
import { sureDamageFrom } from '../opponent/attack-damage.ts'
import { TrainerEffectExecutorService } from '../services/trainer-effect-executor-service.ts'
import { decide, type Situation } from '../situation.ts'
import type { Decision } from '../decision.ts'
import { nameOf, remainingHp, type Table } from '../table.ts'
import { inHealingOrder } from './healing.ts'
import { trainersThat } from './playable.ts'

/** Section 6.4: PlusPower, where with all copies of it something is knocked out that would not be otherwise. */
export function increaseDamage(situation: Situation): Decision | null {
  const { table } = situation
  const { active } = table.me
  const target = table.foe.active
  if (active === null || target === null || situation.knockOuts.some(({ fromActive }) => fromActive)) return null
  for (const { card, action, copies } of trainersThat(situation, 'INCREASE_DAMAGE')) {
    const each = TrainerEffectExecutorService.effect(card, 'INCREASE_DAMAGE')?.n ?? 0
    const bonus = active.damageBonus + each * copies
    const strong = entriesOf(table, active, { bonus }).find(
      (entry) => entry.sure >= remainingHp(target) && situation.attackWith(attackIndex(entry)) !== null,
    )
    if (strong !== undefined)
      return decide(
        action,
        'power-up-knock-out',
        `${card.name} lets ${strong.attack.name} knock out ${nameOf(target)}.`,
      )
  }
  return null
}

/** Section 6.4: whether so much less damage prevents a knock-out that is sure without it. */
export function isShieldedBy(table: Table, pokemon: PokemonView, shield: number): boolean {
  const { active } = table.foe
  if (active === null) return false
  const hp = remainingHp(pokemon)
  return sureDamageFrom(table, active, pokemon) >= hp && sureDamageFrom(table, active, pokemon, { shield }) < hp
}

/** Section 6.4: whom a Defender saves, in the order of healing. */
export function shieldTarget(table: Table, shield: number): PokemonView | null {
  return inHealingOrder(table).find((pokemon) => isShieldedBy(table, pokemon, shield)) ?? null
}

/** Section 6.4: Defender. */
export function reduceDamage(situation: Situation): Decision | null {
  if (situation.threats.length === 0) return null
  for (const { card, action } of trainersThat(situation, 'REDUCE_DAMAGE')) {
    const saved = shieldTarget(situation.table, TrainerEffectExecutorService.effect(card, 'REDUCE_DAMAGE')?.n ?? 0)
    if (saved !== null)
      return decide(action, 'defend-against-knock-out', `${card.name} keeps ${nameOf(saved)} from a sure knock-out.`)
  }
  return null
}
