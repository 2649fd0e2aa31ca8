import { strikeOf } from '../attacks/attack-entry.ts'
import { copiesAttacks } from '../attacks/traits.ts'
import { AttackDamageCalculationService } from '../services/attack-damage-calculation-service.ts'
import type { Table } from '../table.ts'
import { bestCopy, hpToDo } from './attack-worth.ts'
import { bestNow } from './potential.ts'

/** How likely it is that the attack with which our Active would end the turn knocks out whom it faces. */
export function knockOutChance(table: Table): number {
  const { active } = table.me
  const defender = table.foe.active
  const best = active === null ? null : bestNow(table, active)
  if (active === null || defender === null || best === null) return 0
  const done = copiesAttacks(best.attack) ? bestCopy(table, active, best.attack)?.attack : best.attack
  if (done === undefined) return 0
  const strike = { ...strikeOf(table, active, done, defender), cost: best.attack.cost }
  return AttackDamageCalculationService.chanceOf(strike, hpToDo(strike))
}

/** What is surely knocked out in this turn does nothing more to us. */
export function surelyKnocksOut(table: Table): boolean {
  return knockOutChance(table) > SURELY
}

/** Chances are sums of fractions. */
const SURELY = 0.999
