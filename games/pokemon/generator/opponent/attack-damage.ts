import type { PokemonView } from '../../rules/view.ts'
import { cardCalled } from '../../rules/faces.ts'
import { AttackDamageCalculationService } from '../services/attack-damage-calculation-service.ts'
import { type Unit, unitsOn } from '../services/attack-energy-validator-service.ts'
import type { Strike } from '../services/strike.ts'
import { attacksOf, type Table } from '../table.ts'
import { copiesAttacks } from '../attacks/traits.ts'
import { usableAttacks } from '../attacks/usable-attacks.ts'
import { Latest } from '../latest.ts'

/** Section 3.1: what the opponent's Active does to one of ours with no card played and no coin in its favour. */
export function sureAttackDamage(table: Table, target: PokemonView | null = table.me.active): number {
  const { active } = table.foe
  return active === null || target === null ? 0 : mostSurely(sure.of(table), target, 0)
}

/** The same whoever of ours is looked at. */
const sure = new Latest((table: Table): readonly Strike[] => {
  const { active } = table.foe
  return active === null ? [] : strikesOf(table, active, { units: unitsOn(active), lucky: false })
})

function mostSurely(strikes: readonly Strike[], target: PokemonView, shield: number): number {
  let most = 0
  for (const strike of strikes) most = Math.max(most, sureDamageOf(strike, target, shield))
  return most
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
  return mostSurely(strikesOf(table, attacker, { units, lucky: false }), target, shield)
}

/** Section 3.2: what it could do with heads, and with an energy that the opponent may hold. */
export function riskAttackDamage(table: Table, target: PokemonView | null = table.me.active): number {
  const { active } = table.foe
  if (active === null || target === null) return 0
  let most = sureAttackDamage(table, target)
  for (const strike of risky.of(table))
    most = Math.max(
      most,
      target === strike.defender
        ? AttackDamageCalculationService.most(strike)
        : AttackDamageCalculationService.mostOnBench(strike, target),
    )
  return most
}

/** The same whoever of ours is looked at. */
const risky = new Latest((table: Table): readonly Strike[] => {
  const { active } = table.foe
  if (active === null) return []
  return possibleUnits(table, active).flatMap((units) => strikesOf(table, active, { units, lucky: true }))
})

/** What a strike on our Active surely does to it, or to one behind it; a Defender would stand in the way. */
function sureDamageOf(strike: Strike, target: PokemonView, shield: number): number {
  const shielded = shield === 0 ? target : { ...target, damageReduction: target.damageReduction + shield }
  return target === strike.defender
    ? AttackDamageCalculationService.sure(shield === 0 ? strike : { ...strike, defender: shielded })
    : AttackDamageCalculationService.sureOnBench(strike, shielded)
}

/** The attacks on our Active that an opponent's Pokémon could use in its next turn. */
function strikesOf(
  { view, me, foe }: Table,
  attacker: PokemonView,
  { units, lucky }: { readonly units: readonly Unit[]; readonly lucky: boolean },
): readonly Strike[] {
  const defender = me.active
  if (defender === null) return []
  const turn = view.turnNumber + 1
  const strike = { attacker, defender, own: foe, turn, units, bonus: 0 }
  return usableAttacks(attacker, defender, { units, turn, lucky }).flatMap((attack) => {
    if (!copiesAttacks(attack)) return [{ ...strike, attack }]
    // Whichever it copies: what that costs the opponent does not keep it from us.
    const copyable = attacksOf(defender).filter((each) => !copiesAttacks(each))
    return copyable.map((copied) => ({ ...strike, attack: copied, cost: attack.cost }))
  })
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
