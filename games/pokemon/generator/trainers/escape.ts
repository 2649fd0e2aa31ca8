import type { PokemonView } from '../../rules/view.ts'
import { sureAttackDamage } from '../opponent/attack-damage.ts'
import { decide, type Situation } from '../situation.ts'
import type { Decision } from '../decision.ts'
import { nameOf, remainingHp, type Table } from '../table.ts'
import { trainersThat } from './playable.ts'

/** A Pokémon that little would be lost of if it were taken back. */
export function isEasilyTakenBack({ cards, energy }: PokemonView): boolean {
  return cards.length === 1 && energy.length <= 1
}

/** Whom Scoop Up saves: an Active that is surely knocked out, with somebody to take its place. */
export function scoopTarget(table: Table): PokemonView | null {
  const { active, bench } = table.me
  if (active === null || bench.length === 0 || !isEasilyTakenBack(active)) return null
  return sureAttackDamage(table, active) >= remainingHp(active) ? active : null
}

/** Priority Summary: Trainers that prevent knock-outs. */
export function takeBack(situation: Situation): Decision | null {
  const saved = scoopTarget(situation.table)
  const [scoop] = trainersThat(situation, 'RETURN_TO_HAND')
  if (saved === null || scoop === undefined) return null
  return decide(scoop.action, 'escape-knock-out', `${scoop.card.name} saves ${nameOf(saved)} from a sure knock-out.`)
}
