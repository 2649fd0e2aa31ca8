import type { PokemonView } from '../../rules/view.ts'
import { cardCalled } from '../../rules/faces.ts'
import { benchDamageOf } from '../attacks/bench-damage.ts'
import { AttackDamageCalculationService } from '../services/attack-damage-calculation-service.ts'
import { type Unit, unitsOn } from '../services/attack-energy-validator-service.ts'
import type { Table } from '../table.ts'
import { usableAttacks } from '../attacks/usable-attacks.ts'

/** Section 3.1: what the opponent's Active does to our Active with no card played and no coin in its favour. */
export function sureAttackDamage(table: Table): number {
  return table.me.active === null ? 0 : sureDamageTo(table, table.me.active)
}

/** Section 3.2: what it could do with heads, and with an energy that the opponent may hold. */
export function riskAttackDamage(table: Table): number {
  return table.me.active === null ? 0 : riskDamageTo(table, table.me.active)
}

/** Section 3.1 for any one of our Pokémon. */
export function sureDamageTo(table: Table, target: PokemonView): number {
  const { active } = table.foe
  return active === null ? 0 : sureDamageFrom(table, active, target)
}

/** What is changed in thought: energy taken off the attacker, a Defender on our side. */
export interface Weakening {
  readonly units?: readonly Unit[]
  readonly shield?: number
}

/** What a Pokémon of the opponent would surely do to one of ours, were it Active. */
export function sureDamageFrom(
  table: Table,
  attacker: PokemonView,
  target: PokemonView,
  { units = unitsOn(attacker), shield = 0 }: Weakening = {},
): number {
  let most = 0
  for (const { attack, strike } of strikesOn(table, attacker, target, { units, shield, lucky: false }))
    most = Math.max(most, strike === null ? benchDamageOf(attack).sure : AttackDamageCalculationService.sure(strike))
  return most
}

/** Section 3.2: active or Benched, all of ours are possible targets. */
export function riskDamageTo(table: Table, target: PokemonView): number {
  const { active } = table.foe
  if (active === null) return 0
  let most = sureDamageTo(table, target)
  for (const units of possibleUnits(table, active))
    for (const { attack, strike } of strikesOn(table, active, target, { units, shield: 0, lucky: true }))
      most = Math.max(most, strike === null ? benchDamageOf(attack).most : AttackDamageCalculationService.most(strike))
  return most
}

function strikesOn(
  { view, me, foe }: Table,
  attacker: PokemonView,
  target: PokemonView,
  { units, shield, lucky }: { readonly units: readonly Unit[]; readonly shield: number; readonly lucky: boolean },
) {
  const turn = view.turnNumber + 1
  const facing = me.active ?? target
  const defender = shield === 0 ? facing : { ...facing, damageReduction: facing.damageReduction + shield }
  return usableAttacks(attacker, facing, { units, turn, lucky }).map((attack) => ({
    attack,
    strike: target === facing ? { attack, attacker, defender, own: foe, turn, units, bonus: 0 } : null,
  }))
}

const ANY_ENERGY: readonly Unit[] = ['any']
const TWO_COLORLESS: readonly Unit[] = ['Colorless', 'Colorless']

/** Section 3.2: the energy of next turn. A card that we do not know may be any energy (ruled). */
export function possibleUnits({ foe }: Table, pokemon: PokemonView): readonly (readonly Unit[])[] {
  const attached = unitsOn(pokemon)
  const possible: (readonly Unit[])[] = [attached]
  let unknown = false
  for (const { id } of foe.hand) {
    const card = cardCalled(id)
    if (card === null) unknown = true
    else if (card.supertype === 'Energy') possible.push([...attached, ...card.provides])
  }
  if (unknown) possible.push([...attached, ...ANY_ENERGY], [...attached, ...TWO_COLORLESS])
  return possible
}
