import type { TrainerCard } from '../../cards/card.ts'
import { conditionNamed, listed } from '../../cards/words/plain-words.ts'
import type { PokemonView } from '../../rules/view.ts'
import { sureAttackDamage } from '../opponent/attack-damage.ts'
import { byScore } from '../scoring/score-cache.ts'
import { TrainerEffectExecutorService } from '../services/trainer-effect-executor-service.ts'
import { decide, type Situation } from '../situation.ts'
import type { Decision } from '../decision.ts'
import { inPlay, nameOf, remainingHp, type Table } from '../table.ts'
import { trainersThat } from './playable.ts'

const COUNTER = 10

/** How much damage a card takes off one Pokémon at most; 0 where it heals none. */
export function healedBy(card: TrainerCard): number {
  const heal = TrainerEffectExecutorService.effect(card, 'HEAL')
  if (heal === null) return 0
  return heal.target === 'allOwnDamaged' ? Number.POSITIVE_INFINITY : heal.upToCounters * COUNTER
}

/** Section 6.3: the Active first, then the Bench by score. */
export function inHealingOrder({ me }: Table): readonly PokemonView[] {
  const bench = byScore(me.bench)
  return me.active === null ? bench : [me.active, ...bench]
}

/** Section 6.3 as ruled: without it the sure damage knocks out, and after it the Pokémon survives. */
export function isSavedBy(table: Table, pokemon: PokemonView, healed: number): boolean {
  const sure = sureAttackDamage(table, pokemon)
  const hp = remainingHp(pokemon)
  return sure >= hp && sure < hp + Math.min(healed, pokemon.damage)
}

/** Section 6.3 as ruled, with nothing better open: the damage exceeds what is healed, so that nothing is wasted. */
export function isWellHealedBy({ damage }: PokemonView, healed: number): boolean {
  return damage > healed
}

/** Whom to heal: the first that is saved, else the first of whom nothing is wasted, else the most damaged. */
export function healingTarget(table: Table, among: readonly PokemonView[], healed: number): PokemonView | null {
  const order = inHealingOrder(table).filter((pokemon) => among.includes(pokemon))
  return (
    order.find((pokemon) => isSavedBy(table, pokemon, healed)) ??
    order.find((pokemon) => isWellHealedBy(pokemon, healed)) ??
    order.toSorted((a, b) => b.damage - a.damage)[0] ??
    null
  )
}

/** Flow 4: try healing, active before Bench. */
export function healAgainstKnockOut(situation: Situation): Decision | null {
  if (situation.threats.length === 0) return null
  for (const pokemon of inHealingOrder(situation.table))
    for (const { card, action } of trainersThat(situation, 'HEAL'))
      if (canHeal(card, pokemon) && isSavedBy(situation.table, pokemon, healedBy(card)))
        return decide(
          action,
          'heal-against-knock-out',
          `${card.name} keeps ${nameOf(pokemon)} from a sure knock-out in the next turn.`,
        )
  return null
}

/** A card that takes the healed Pokémon's own energy needs some there. */
function canHeal(card: TrainerCard, { damage, energy }: PokemonView): boolean {
  const cost = TrainerEffectExecutorService.effect(card, 'DISCARD_ENERGY')
  return damage > 0 && (cost === null || cost.target !== 'ownAny' || energy.length > 0)
}

/** Section 6.3: a condition is cured. */
export function cureStatus(situation: Situation): Decision | null {
  const { active } = situation.table.me
  if (active === null || active.statusEffects.length === 0) return null
  for (const { card, action } of trainersThat(situation, 'CURE_STATUS'))
    if (card.effects.length === 1)
      return decide(
        action,
        'cure-status',
        `${card.name} cures ${nameOf(active)}, which is ${listed(active.statusEffects.map(conditionNamed), 'and')}.`,
      )
  return null
}

/** Section 6.3 as ruled, the second half, with cards that take nothing for it. */
export function healDamage(situation: Situation): Decision | null {
  return healWith(situation, (card) => card.effects.length === 1)
}

/** The same with cards that take energy for it, which an attack may need: only after that is nothing better open. */
export function healAtAPrice(situation: Situation): Decision | null {
  return healWith(situation, (card) => card.effects.length > 1)
}

function healWith(situation: Situation, isFit: (card: TrainerCard) => boolean): Decision | null {
  const { table } = situation
  for (const { card, action } of trainersThat(situation, 'HEAL')) {
    const among = isFit(card) ? inPlay(table.me).filter((each) => canHeal(card, each)) : []
    const target = healingTarget(table, among, healedBy(card))
    if (target !== null && isWellHealedBy(target, healedBy(card)))
      return decide(action, 'heal-damage', `${card.name} heals ${nameOf(target)} and nothing of it is wasted.`)
  }
  return null
}
