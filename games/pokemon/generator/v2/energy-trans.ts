import type { CardId } from '@turnwright/kernel'
import type { EnergyType } from '../../cards/energy-type.ts'
import type { PokemonView } from '../../rules/view.ts'
import { unitsOn } from '../services/attack-energy-validator-service.ts'
import type { Table } from '../table.ts'
import { bestNow } from './potential.ts'
import { isDoomed } from './stand.ts'
import { attachWorth } from './turn-rules.ts'
import { weights } from './weights.ts'

/** An energy card that is moved, and to whom. */
export interface Transfer {
  readonly card: CardId
  readonly to: PokemonView
}

/**
 * Energy Trans: to the Active where that then does well more, and away from an Active that is lost anyway and does not need it. What is
 * moved away is not fetched back: all of it together would not have been enough to attack with.
 */
export function energyTransfer(table: Table, type: EnergyType): Transfer | null {
  const { active, bench } = table.me
  if (active === null) return null
  const units = unitsOn(active)
  const now = bestNow(table, active)?.worth ?? 0
  const there = bench.flatMap((from) => from.energy.filter(({ provides }) => provides[0] === type))
  for (let n = 1; n <= there.length; n++) {
    const then = bestNow(table, active, [...units, ...new Array<EnergyType>(n).fill(type)])?.worth ?? 0
    const [first] = there
    if (first !== undefined && then - now >= weights.transfer) return { card: first.card, to: active }
  }
  return isDoomed(table, active) ? rescued(table, active, type, now) : null
}

function rescued(table: Table, active: PokemonView, type: EnergyType, now: number): Transfer | null {
  for (const energy of active.energy) {
    if (energy.provides[0] !== type) continue
    const rest = active.energy.flatMap((each) => (each === energy ? [] : each.provides))
    if ((bestNow(table, active, rest)?.worth ?? 0) < now) continue
    const [best] = table.me.bench
      .map((to) => ({ to, worth: attachWorth(table, to, [type]) }))
      .filter(({ worth }) => worth > 0)
      .toSorted((a, b) => b.worth - a.worth)
    if (best !== undefined) return { card: energy.card, to: best.to }
  }
  return null
}
