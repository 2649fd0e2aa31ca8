import type { PlainEffect } from '../../cards/attack.ts'
import type { PokemonView } from '../../rules/view.ts'
import { traitsOf } from '../attacks/traits.ts'
import { arrivingDamage, chanceToHit } from './arriving-damage.ts'
import { coinOutcomes } from './coin-outcomes.ts'
import { type Chance, NOTHING } from './raw-damage.ts'
import type { Strike } from './strike.ts'

/** What an attack on the Active does to one Pokémon on the Bench behind it: no Weakness, no Resistance, no PlusPower. */
export function benchChances(strike: Strike, target: PokemonView): readonly Chance[] {
  if (!traitsOf(strike.attack).reachesBench) return NOTHING
  const onTarget = { ...strike, defender: target, bonus: 0 }
  const luck = chanceToHit(onTarget)
  const chances: Chance[] = luck < 1 ? [{ p: 1 - luck, damage: 0 }] : []
  for (const { p, effects } of coinOutcomes(strike.attack))
    for (const raw of rawOnBench(strike, effects, target))
      chances.push({ p: luck * p * raw.p, damage: arrivingDamage(onTarget, raw.damage, true) })
  return chances
}

function rawOnBench({ defender }: Strike, effects: readonly PlainEffect[], target: PokemonView): readonly Chance[] {
  let damage = 0
  let byCoin = 0
  for (const effect of effects) {
    if (effect.op === 'attackFails') return NOTHING
    if (effect.op === 'benchCoinDamage') byCoin += effect.n
    if (effect.op !== 'benchDamage' || effect.side === 'own') continue
    const isHit =
      effect.scope !== 'sameTypeAsDefending' || (target.type === defender.type && defender.type !== effect.exceptType)
    if (isHit) damage += effect.n
  }
  if (byCoin === 0) return [{ p: 1, damage }]
  return [
    { p: 0.5, damage },
    { p: 0.5, damage: damage + byCoin },
  ]
}
