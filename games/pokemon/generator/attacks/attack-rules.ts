import type { ExecuteActionDto } from '../../match/execute-action-dto.ts'
import type { PokemonView } from '../../rules/view.ts'
import { TrainerEffectExecutorService } from '../services/trainer-effect-executor-service.ts'
import { decide, type Situation } from '../situation.ts'
import type { Decision } from '../decision.ts'
import { nameOf, remainingHp, trainerCardOf } from '../table.ts'
import { type AttackEntry, attackIndex } from './attack-entry.ts'
import { isHindered, strengthComingUp } from './coming-up.ts'

/** Flow 4: the best knock-out attack; one from the Bench means bringing that Pokémon up, where this can be paid (ruled). */
export function takeKnockOut(situation: Situation): Decision | null {
  for (const entry of situation.knockOuts) {
    const { pokemon, target, fromActive } = entry
    const words = `${attackWords(entry)} surely knocks out ${nameOf(target)}, which has ${remainingHp(target)} HP left.`
    const decision = fromActive
      ? decide(situation.attackWith(attackIndex(entry)), 'knock-out', words)
      : decide(wayUpForGood(situation, pokemon), 'bring-up-knock-out', words)
    if (decision !== null) return decision
  }
  return null
}

/** Ruled: before the turn ends, the first legal attack of the Maximum Damage list. */
export function attackForMost(situation: Situation): Decision | null {
  for (const entry of situation.maximumDamage) {
    const { pokemon, fromActive } = entry
    const words = `${attackWords(entry)} ${damageWords(entry)}.`
    const decision = fromActive
      ? decide(situation.attackWith(attackIndex(entry)), 'maximum-damage', words)
      : decide(wayUpForGood(situation, pokemon), 'bring-up-attacker', words)
    if (decision !== null) return decision
  }
  return null
}

/** An attack as it stands, or from the Bench once its Pokémon has come up. */
function attackWords({ pokemon, attack, fromActive }: AttackEntry): string {
  const name = nameOf(pokemon)
  return fromActive ? `${attack.name} of ${name}` : `${name} comes up: its ${attack.name}`
}

function damageWords({ damage, sure }: AttackEntry): string {
  if (damage === 0) return 'does no damage, but there is nothing better to do'
  return `does the most that it can do now: ${Math.round(damage)} damage${sure === damage ? '' : ' on average'}`
}

/** Ruled: retreating or switching into a Pokémon, if either can be paid this turn. */
export function wayUp(situation: Situation, pokemon: PokemonView): ExecuteActionDto | null {
  const retreat = situation.all('RETREAT').find(({ actionData }) => actionData.pokemon === pokemon.card)
  return retreat ?? switchTrainer(situation)
}

/**
 * The same, so that a turn ends although any number of retreats is legal. What is paid is gone: energy or a card. A free
 * retreat leaves one hindered Pokémon less, or somebody comes up who is strictly stronger however everybody stands.
 */
function wayUpForGood(situation: Situation, pokemon: PokemonView): ExecuteActionDto | null {
  const { table } = situation
  const { active } = table.me
  const isFree = active !== null && active.retreat.cost === 0
  if (!isFree || isHindered(active)) return wayUp(situation, pokemon)
  return strengthComingUp(table, pokemon) > strengthComingUp(table, active) ? wayUp(situation, pokemon) : null
}

/** Whom a Trainer that switches was played for: the first from the Bench in the lists. */
export function firstFromBench({ knockOuts, maximumDamage }: Situation): PokemonView | null {
  const entry = knockOuts.find(({ fromActive }) => !fromActive) ?? maximumDamage.find(({ fromActive }) => !fromActive)
  return entry?.pokemon ?? null
}

/** A Trainer in hand that switches, if one can be played. */
export function switchTrainer(situation: Situation): ExecuteActionDto | null {
  const switches = situation.all('PLAY_TRAINER').find(({ actionData }) => {
    const held = situation.inHand(actionData.card)
    const card = held === null ? null : trainerCardOf(held)
    return card !== null && TrainerEffectExecutorService.does(card, 'SWITCH_ACTIVE')
  })
  return switches ?? null
}
