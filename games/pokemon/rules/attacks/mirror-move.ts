import { type Lasting, type Strike, topCard } from '../pokemon-in-play.ts'
import type { DuelState } from '../state.ts'
import { weaknessOf } from '../traits.ts'
import type { AttackInUse } from './attack-in-use.ts'
import { attackToDisable } from './choose-beforehand.ts'
import { discardFromDefender, pickEnergy } from './card-effects.ts'
import { damageDefender } from './deal-damage.ts'
import { addToDefender, afflictDefender, changeWeakness, weakenDefender } from './inflict.ts'

/** What an attack did to this Pokémon in the turn just before, if it did anything. */
export function lastStrike({ turnNumber }: DuelState, struck: Strike | null): Strike | null {
  if (struck === null || struck.turn !== turnNumber - 1) return null
  const { damage, condition, poison, energy, weakness, lasting } = struck
  const isAfflicted = condition !== null || poison > 0 || weakness >= 0 || lasting.length > 0
  return damage > 0 || energy > 0 || isAfflicted ? struck : null
}

/** P35: the final result of the last attack on this Pokémon is done to the Defending one. */
export function mirror(attack: AttackInUse): void {
  const { game, attacker, defender } = attack
  const strike = lastStrike(game.state, attacker.struck)
  if (strike === null) return
  game.tell({ kind: 'mirrored', card: topCard(attacker) })
  attack.dealt = damageDefender(attack, strike.damage, false)
  if (strike.condition !== null) afflictDefender(attack, strike.condition)
  if (strike.poison > 0) afflictDefender(attack, 'poisoned', strike.poison)
  if (strike.weakness >= 0 && weaknessOf(game.state, defender) >= 0) changeWeakness(attack, strike.weakness)
  for (let n = 0; n < strike.energy && defender.energy.length > 0; n++)
    discardFromDefender(attack, [pickEnergy(attack, defender.energy.slice())])
  for (const lasting of strike.lasting) mirrorLasting(attack, lasting)
}

/** What was about the two Pokémon is about them the other way round. */
function mirrorLasting(attack: AttackInUse, { kind, n, mark }: Lasting): void {
  if (kind === 'less-damage-from') return weakenDefender(attack, n, mark !== 0)
  if (kind === 'attack-disabled') return forbidAnAttack(attack)
  addToDefender(attack, kind, { mark: mark === 0 ? 0 : attack.attacker.mark })
}

function forbidAnAttack(attack: AttackInUse): void {
  const name = attackToDisable(attack)
  if (name !== null) addToDefender(attack, 'attack-disabled', { attack: name })
}
