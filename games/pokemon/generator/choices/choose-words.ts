import type { Attack } from '../../cards/attack.ts'
import { COLORS, type EnergyType } from '../../cards/energy-type.ts'
import { strikeOf } from '../attacks/attack-entry.ts'
import { copiesAttacks } from '../attacks/traits.ts'
import { AttackDamageCalculationService } from '../services/attack-damage-calculation-service.ts'
import { attacksOf, inPlay } from '../table.ts'
import type { Asked, Chosen } from './asked.ts'

/** The largest of several numbers. */
export function largest({ choices }: Asked): Chosen | null {
  const numbers = choices.flatMap(({ id }) => (typeof id === 'number' ? [id] : []))
  return numbers.length === 0 ? null : { selection: [Math.max(...numbers)], why: 'As many as possible.' }
}

export function smallest({ choices }: Asked): Chosen | null {
  const numbers = choices.flatMap(({ id }) => (typeof id === 'number' ? [id] : []))
  return numbers.length === 0 ? null : { selection: [Math.min(...numbers)], why: 'As few as possible.' }
}

/** The option with this id, where it is offered. */
export function option({ choices }: Asked, id: string, why: string): Chosen | null {
  return choices.some((each) => each.id === id) ? { selection: [id], why } : null
}

/** Metronome: the attack that was reckoned with when it was decided on. */
export function attackToCopy(asked: Asked): Chosen | null {
  const { me, foe } = asked.situation.table
  const metronome = me.active === null ? undefined : attacksOf(me.active).find(copiesAttacks)
  if (me.active === null || foe.active === null || metronome === undefined) return null
  const strike = strikeOf(asked.situation.table, me.active, metronome, foe.active)
  return option(asked, AttackDamageCalculationService.copied(strike)?.name ?? '', 'It does the most damage.')
}

/** An attack of the opponent's Active by name: the one of the highest damage. */
export function strongestAttack(asked: Asked): Chosen | null {
  const { active } = asked.situation.table.foe
  const names = asked.choices.map(({ id }) => id)
  const [strongest] = (active === null ? [] : attacksOf(active))
    .filter(({ name }) => names.includes(name))
    .toSorted((a: Attack, b: Attack) => b.damage - a.damage)
  return strongest === undefined ? null : { selection: [strongest.name], why: 'It does the most damage.' }
}

/** A type: what meets a Weakness, what resists the opponent, or what our Pokémon need. */
export function bestType(asked: Asked): Chosen | null {
  const { table } = asked.situation
  const { by } = asked
  const foe = table.foe.active
  const power = by?.supertype === 'Pokemon' ? by.power?.kind : undefined
  if (power === 'changeOwnType') return option(asked, foe?.weakness ?? '', 'The opponent is weak to it.')
  const resists = by?.supertype === 'Pokemon' && by.attacks.some(isResisting)
  // A new Weakness may be left as it is, and is never the old one: only a new Resistance has every type to choose from.
  if (resists && COLORS.every((type) => asked.choices.some(({ id }) => id === type)))
    return option(asked, foe?.type ?? '', 'It resists the opponent.')
  return option(asked, mostNeeded(inPlay(table.me).map(({ type }) => type)), 'Most of our Pokémon are of this type.')
}

function isResisting({ effects }: Attack): boolean {
  return effects.some(({ op }) => op === 'changeSelfResistance')
}

function mostNeeded(types: readonly EnergyType[]): string {
  const [most] = COLORS.toSorted((a, b) => count(types, b) - count(types, a))
  return most ?? ''
}

function count(types: readonly EnergyType[], type: EnergyType): number {
  return types.filter((each) => each === type).length
}
