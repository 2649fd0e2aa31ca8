import type { Strike } from '../pokemon-in-play.ts'
import { topCard } from '../pokemon-in-play.ts'
import type { DuelState } from '../state.ts'
import type { AttackInUse } from './attack-in-use.ts'
import { discardFromDefender, pickEnergy } from './card-effects.ts'
import { damageDefender } from './deal-damage.ts'
import { addToDefender, afflictDefender } from './inflict.ts'

/** What an attack did to this Pokémon in the turn just before, if it did anything. */
export function lastStrike({ turnNumber }: DuelState, struck: Strike | null): Strike | null {
  if (struck === null || struck.turn !== turnNumber - 1) return null
  const { damage, condition, poison, energy, lasting } = struck
  return damage > 0 || condition !== null || poison > 0 || energy > 0 || lasting.length > 0 ? struck : null
}

/** P35: the final result of the last attack on this Pokémon is done to the Defending one. */
export function mirror(attack: AttackInUse): void {
  const { game, attacker, defender } = attack
  const strike = lastStrike(game.state, attacker.struck)
  if (strike === null) return
  game.tell('{pokemon} does what was done to it', { pokemon: { card: topCard(attacker) } })
  attack.dealt = damageDefender(attack, strike.damage, false)
  if (strike.condition !== null) afflictDefender(attack, strike.condition)
  if (strike.poison > 0) afflictDefender(attack, 'poisoned', strike.poison)
  for (let n = 0; n < strike.energy && defender.energy.length > 0; n++)
    discardFromDefender(attack, [pickEnergy(attack, defender.energy.slice())])
  for (const { kind, attack: name } of strike.lasting)
    addToDefender(attack, kind, kind === 'cannot-attack' ? { mark: attacker.mark } : { attack: name })
}
