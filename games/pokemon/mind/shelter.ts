import type { Cards } from '@turnwright/kernel'
import { roundDown } from '../rules/attacks/damage-math.ts'
import type { PokemonInPlay } from '../rules/pokemon-in-play.ts'
import { faceNow, workingPower } from '../rules/powers/working.ts'
import type { DuelState } from '../rules/state.ts'
import { feels, shieldOf } from '../rules/traits.ts'

/** What keeps damage off a Pokémon. */
export class Shelter {
  luck = 1
  reduction = 0
  halvedTo = 0
  ignoresUpTo = 0
  ignoresFrom = 0
  prevented = false

  /** What is left of damage. */
  of(damage: number): number {
    if (this.prevented) return 0
    let left = damage - this.reduction
    if (left > 0 && this.halvedTo > 0) left = roundDown(left / 2, this.halvedTo)
    if (left <= 0 || left <= this.ignoresUpTo) return 0
    return this.ignoresFrom > 0 && left >= this.ignoresFrom ? 0 : left
  }
}

/** What most have. */
export const OPEN: Shelter = new Shelter()

/** What stands between an attack and a Pokémon: nothing, for most. */
export function shelterOf(state: DuelState, cards: Cards, attacker: PokemonInPlay, target: PokemonInPlay): Shelter {
  const { powerKind } = faceNow(state, target)
  if (target.tools.length === 0 && target.lasting.length === 0 && powerKind === null) return OPEN
  const shelter = new Shelter()
  shelter.reduction = shieldOf(cards, target)
  if (target.lasting.length > 0) {
    shelter.reduction += feels(state, target, 'less-damage')?.n ?? 0
    const from = feels(state, target, 'less-damage-from')
    if (from !== null && (from.mark === 0 || from.mark === attacker.mark)) shelter.reduction += from.n
    shelter.ignoresUpTo = feels(state, target, 'ignores-up-to')?.n ?? 0
    shelter.prevented = feels(state, target, 'no-damage') !== null || feels(state, target, 'no-effects') !== null
  }
  if (powerKind !== null) {
    shelter.halvedTo = workingPower(state, target, 'halveDamage')?.roundDownTo ?? 0
    shelter.ignoresFrom = workingPower(state, target, 'preventDamageAtLeast')?.threshold ?? 0
    if (workingPower(state, target, 'coinPreventAllEffects') !== null) shelter.luck = 0.5
  }
  return shelter
}
