import type { Attack } from '../../cards/attack.ts'
import type { PokemonView } from '../../rules/view.ts'
import { scoreOf } from '../scoring/score-cache.ts'
import { AttackDamageCalculationService } from '../services/attack-damage-calculation-service.ts'
import type { Strike } from '../services/strike.ts'
import { isDoll, remainingHp, type Table } from '../table.ts'
import { traitsOf } from './traits.ts'

/** Those on the opponent's Bench whom an attack surely knocks out; whoever gives a Prize comes first. */
export function benchVictims({ foe }: Table, strike: Strike): readonly PokemonView[] {
  if (!traitsOf(strike.attack).reachesBench) return []
  return foe.bench
    .filter((each) => AttackDamageCalculationService.sureOnBench(strike, each) >= remainingHp(each))
    .toSorted((a, b) => Number(isDoll(a)) - Number(isDoll(b)) || byNearness(a, b))
}

/** The least HP left, then the highest score. */
export function byNearness(a: PokemonView, b: PokemonView): number {
  return remainingHp(a) - remainingHp(b) || scoreOf(b.id) - scoreOf(a.id)
}

/** How many on the Bench an attack hits that its user chooses; 0 where nobody is chosen. */
export function benchTargetsOf({ effects }: Attack): number {
  const chosen = effects.find((effect) => effect.op === 'benchDamage' && effect.scope === 'choose')
  return chosen?.op === 'benchDamage' ? (chosen.targets ?? 1) : 0
}
