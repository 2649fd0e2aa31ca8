import type { PokemonView } from '../../rules/view.ts'
import { inPlay, pokemonCardOf, remainingHp, type Table } from '../table.ts'
import { type AttackEntry, allEntries, entriesOf, strikeOf } from './attack-entry.ts'
import { benchVictims } from './bench-victims.ts'
import { traitsOf } from './traits.ts'

/** Section 4.2 A: for each of our Pokémon its attack of the highest damage, in the order of the list. */
export function availableAttacks(table: Table): readonly AttackEntry[] {
  const best: AttackEntry[] = []
  for (const pokemon of inPlay(table.me)) {
    const [first] = entriesOf(table, pokemon).toSorted(byDamage)
    if (first !== undefined) best.push(first)
  }
  return best.toSorted((a, b) => byPosition(a, b) || byDamage(a, b))
}

/** Section 4.2 A: active first, then the highest damage, then those without effects on our own side. */
function byPosition(a: AttackEntry, b: AttackEntry): number {
  return Number(b.fromActive) - Number(a.fromActive)
}

function byDamage(a: AttackEntry, b: AttackEntry): number {
  return b.damage - a.damage || Number(a.hurtsSelf) - Number(b.hurtsSelf)
}

/** An attack that surely knocks out. */
export interface KnockOutEntry extends AttackEntry {
  readonly target: PokemonView
}

/** Section 4.2 B, first list. An attack of the Active comes before any from the Bench, and so do targets. */
export function knockOutAttacks(table: Table): readonly KnockOutEntry[] {
  const entries: KnockOutEntry[] = []
  for (const entry of allEntries(table)) {
    const target = knockedOutBy(table, entry)
    if (target !== null) entries.push({ ...entry, target })
  }
  return entries.toSorted((a, b) => byPosition(a, b) || byTarget(table, a, b) || bySideEffects(a, b) || byDamage(a, b))
}

/** Section 4.2 B: whom an attack knocks out: the Active first, then somebody on the Bench. */
export function knockedOutBy(table: Table, entry: AttackEntry): PokemonView | null {
  const { active } = table.foe
  const { pokemon, done, sure } = entry
  if (active === null || sure >= hpToTake(entry)) return active
  return benchVictims(table, strikeOf(table, pokemon, done, active))[0] ?? null
}

/** A transformed Ditto that is stunned becomes itself again before anybody looks who is knocked out. */
function hpToTake({ done, defender }: AttackEntry): number {
  const left = remainingHp(defender)
  if (!traitsOf(done).stuns) return left
  const card = pokemonCardOf(defender)
  return card?.power?.kind === 'copyDefending' ? Math.max(left, card.hp - defender.damage) : left
}

function byTarget({ foe }: Table, a: KnockOutEntry, b: KnockOutEntry): number {
  return Number(b.target === foe.active) - Number(a.target === foe.active)
}

/** Section 4.2 B and flow 4: none on our own side before some (ruled: this is judged first), effects on the opponent before none. */
function bySideEffects(a: AttackEntry, b: AttackEntry): number {
  return Number(a.hurtsSelf) - Number(b.hurtsSelf) || Number(b.hurtsFoe) - Number(a.hurtsFoe)
}

/** Section 4.2 B, second list: the most damage first from each place, whether or not it knocks out. */
export function maximumDamageAttacks(table: Table): readonly AttackEntry[] {
  return allEntries(table).toSorted((a, b) => byPosition(a, b) || b.damage - a.damage || bySideEffects(a, b))
}
