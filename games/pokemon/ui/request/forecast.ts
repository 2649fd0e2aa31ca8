import type { Attack } from '../../cards/attack.ts'
import { AttackDamageCalculationService } from '../../generator/services/attack-damage-calculation-service.ts'
import type { PlayerView, PokemonView } from '../../rules/view.ts'

/** What an attack would do to the Defending Pokémon, with its chance in percent. */
export interface Outcome {
  readonly damage: number
  readonly percent: number
  readonly left: number
  readonly isOut: boolean
  /** It stays, but poison takes the rest after the turn. */
  readonly isOutByPoison: boolean
}

/** The outcomes from the strongest on; equal ones together. Empty for an attack that is not meant to do damage. */
export function forecast(
  attack: Attack,
  own: PlayerView,
  attacker: PokemonView,
  defender: PokemonView,
  turn: number,
): readonly Outcome[] {
  const strike = { attack, attacker, defender, own, turn, bonus: attacker.damageBonus }
  const chances = new Map<number, number>()
  for (const { p, damage } of AttackDamageCalculationService.chances(strike))
    chances.set(damage, (chances.get(damage) ?? 0) + p)
  const left = defender.hp - defender.damage
  const outcomes = Array.from(chances, ([damage, p]) => ({
    damage,
    percent: Math.round(p * 100),
    left: Math.max(0, left - damage),
    isOut: damage >= left,
    isOutByPoison: damage < left && damage + defender.poison >= left,
  })).toSorted((a, b) => b.damage - a.damage)
  return attack.damage > 0 || outcomes.some(({ damage }) => damage > 0) ? outcomes : []
}
