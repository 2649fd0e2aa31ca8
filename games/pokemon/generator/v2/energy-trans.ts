import type { CardId } from '@turnwright/kernel'
import type { EnergyType } from '../../cards/energy-type.ts'
import type { PokemonView } from '../../rules/view.ts'
import type { Table } from '../table.ts'
import { bestNow } from './potential.ts'
import { isDoomed } from './danger.ts'
import { movable, moved } from './sure-win/loading.ts'
import { attachWorth } from './turn-rules.ts'
import { weights } from './weights.ts'

/** An energy card that is moved, and to whom. */
export interface Transfer {
  readonly card: CardId
  readonly to: PokemonView
}

/** Energy Trans: to the Active where that then does well more, and away from an Active that is lost anyway and does not need it. */
export function energyTransfer(table: Table, type: EnergyType): Transfer | null {
  const { active } = table.me
  if (active === null) return null
  return toActive(table, type) ?? (isDoomed(table, active) ? rescued(table, active, type) : null)
}

/** To the Active, if all that it takes is there. */
function toActive(table: Table, type: EnergyType): Transfer | null {
  const { active } = table.me
  const [first] = movable(table.me, type)
  if (active === null || first === undefined) return null
  const now = worthNow(table)
  for (const then of loaded(table, type))
    if (worthNow(then) - now >= weights.transfer) return { card: first.card, to: active }
  return null
}

/** One card more at a time on the Active: what lies there when it attacks counts for what it may lose. */
function* loaded(table: Table, type: EnergyType): Generator<Table> {
  const { active } = table.me
  const [next] = movable(table.me, type)
  if (active === null || next === undefined) return
  const then = moved(table, active, next)
  yield then
  yield* loaded(then, type)
}

function worthNow(table: Table): number {
  const { active } = table.me
  return active === null ? 0 : (bestNow(table, active)?.worth ?? 0)
}

/** What would be fetched back is not moved away: a turn comes to its end. */
function rescued(table: Table, active: PokemonView, type: EnergyType): Transfer | null {
  const now = worthNow(table)
  for (const energy of active.energy) {
    if (energy.provides[0] !== type) continue
    const rest = active.energy.flatMap((each) => (each === energy ? [] : each.provides))
    if ((bestNow(table, active, rest)?.worth ?? 0) < now) continue
    const [best] = table.me.bench
      .map((to) => ({ to, worth: attachWorth(table, to, [type]) }))
      .filter(({ worth }) => worth > 0)
      .toSorted((a, b) => b.worth - a.worth)
    if (best === undefined) continue
    const { card } = energy
    if (toActive(moved(table, best.to, { from: active, card }), type) === null) return { card, to: best.to }
  }
  return null
}
