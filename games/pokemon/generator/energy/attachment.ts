import type { PokemonView } from '../../rules/view.ts'
import { type AttackEntry, entriesOf, mostOf } from '../attacks/attack-entry.ts'
import { knockedOutBy } from '../attacks/attack-lists.ts'
import { AttackEnergyValidatorService, type Unit, unitsOn } from '../services/attack-energy-validator-service.ts'
import { scoreOf } from '../scoring/score-cache.ts'
import { attacksOf, type Table } from '../table.ts'

/** What one energy card would do on one Pokémon. */
export interface Attachment {
  readonly pokemon: PokemonView
  readonly provides: readonly Unit[]
  readonly enablesKnockOut: boolean
  /** How much more damage the Pokémon can do at once. */
  readonly gain: number
  /** How many of its units bring an attack nearer that the Pokémon cannot pay for yet. */
  readonly used: number
  /** Units that no attack of the Pokémon needs. */
  readonly overflow: number
}

/** Section 5: what attaching this energy to this Pokémon changes. `canAct` tells whether it could attack this turn. */
export function attachmentOf(
  table: Table,
  pokemon: PokemonView,
  provides: readonly Unit[],
  canAct: boolean,
): Attachment {
  const before = unitsOn(pokemon)
  const units = [...before, ...provides]
  const used = unitsPutToUse(pokemon, before, units)
  const now = entriesOf(table, pokemon)
  const then = entriesOf(table, pokemon, { units })
  return {
    pokemon,
    provides,
    enablesKnockOut: canAct && knockOut(table, then) && !knockOut(table, now),
    gain: mostOf(then) - mostOf(now),
    used,
    overflow: Math.max(0, provides.length - used),
  }
}

/** Section 5: exact match preferred. How many units of the most that any one attack was missing are now there. */
function unitsPutToUse(pokemon: PokemonView, before: readonly Unit[], after: readonly Unit[]): number {
  let most = 0
  for (const { cost } of attacksOf(pokemon)) {
    const missing = AttackEnergyValidatorService.missing(cost, before)
    most = Math.max(most, missing - AttackEnergyValidatorService.missing(cost, after))
  }
  return most
}

function knockOut(table: Table, entries: readonly AttackEntry[]): boolean {
  return entries.some((entry) => knockedOutBy(table, entry) !== null)
}

/**
 * Section 5: a knock-out enabled, then more damage, then no overflow; of equals the Pokémon of the higher score, and
 * Double Colorless where the Pokémon needs both of its units.
 */
export function byPriority(a: Attachment, b: Attachment): number {
  return (
    Number(b.enablesKnockOut) - Number(a.enablesKnockOut) ||
    b.gain - a.gain ||
    a.overflow - b.overflow ||
    scoreOf(b.pokemon.id) - scoreOf(a.pokemon.id) ||
    b.used - a.used
  )
}
