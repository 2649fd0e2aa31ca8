import type { Attack } from '../../cards/attack.ts'
import { coinOutcomes } from '../services/coin-outcomes.ts'

/** What an attack does to a single Benched Pokémon of the opponent, surely or at most. */
export interface BenchDamage {
  readonly sure: number
  readonly most: number
}

const known = new WeakMap<Attack, BenchDamage>()

export function benchDamageOf(attack: Attack): BenchDamage {
  const before = known.get(attack)
  if (before !== undefined) return before
  let sure = Number.POSITIVE_INFINITY
  let most = 0
  for (const { effects } of coinOutcomes(attack)) {
    let surely = 0
    let atMost = 0
    for (const effect of effects)
      if (effect.op === 'benchDamage' && effect.side !== 'own') {
        atMost += effect.n
        // Which type the Defending Pokémon has is not looked at: only what hits in any case is sure.
        if (effect.scope !== 'sameTypeAsDefending') surely += effect.n
      } else if (effect.op === 'benchCoinDamage') atMost += effect.n
    sure = Math.min(sure, surely)
    most = Math.max(most, atMost)
  }
  const damage = { sure, most }
  known.set(attack, damage)
  return damage
}
