import type { Attack } from '../../cards/attack.ts'
import type { PokemonView } from '../../rules/view.ts'
import { cardCalled } from '../../rules/faces.ts'
import { entriesOf } from '../attacks/attack-entry.ts'
import { usableAttacks } from '../attacks/usable-attacks.ts'
import { AttackEnergyValidatorService, type Unit, unitsOn } from '../services/attack-energy-validator-service.ts'
import { ownDamage } from '../services/attack-damage-calculation-service.ts'
import { attacksOf, nameOf, remainingHp, type Table } from '../table.ts'
import { attackWorth } from './attack-worth.ts'
import { weights } from './weights.ts'

/** The best that a Pokémon can do with its attacks now, and with which; null where it has none to use. */
export function bestNow(table: Table, pokemon: PokemonView, units: readonly Unit[] = unitsOn(pokemon)): Best | null {
  const defender = table.foe.active
  if (defender === null) return null
  const isActive = pokemon === table.me.active
  const attacker = isActive ? pokemon : { ...pokemon, statusEffects: [], effects: [] }
  let best: Best | null = null
  for (const attack of usableAttacks(attacker, defender, { units, turn: table.view.turnNumber, lucky: false })) {
    const worth = attackWorth(table, pokemon, attack, { units })
    if (best === null || worth > best.worth) best = { at: attacksOf(pokemon).indexOf(attack), worth, attack }
  }
  return best !== null && givesItselfUp(best.attack, pokemon) ? (sparing(table, pokemon, units) ?? best) : best
}

interface Best {
  readonly at: number
  readonly worth: number
  readonly attack: Attack
}

function givesItselfUp(attack: Attack, pokemon: PokemonView): boolean {
  return ownDamage(attack) - pokemon.damageReduction >= remainingHp(pokemon)
}

/** Nobody gives itself up for somebody whom another of its attacks surely knocks out. */
function sparing(table: Table, pokemon: PokemonView, units: readonly Unit[]): Best | null {
  let best: Best | null = null
  for (const { attack, defender, sure } of entriesOf(table, pokemon, { units })) {
    if (sure < remainingHp(defender) || givesItselfUp(attack, pokemon)) continue
    const worth = attackWorth(table, pokemon, attack, { units })
    if (best === null || worth > best.worth) best = { at: attacksOf(pokemon).indexOf(attack), worth, attack }
  }
  return best
}

/** The best that a Pokémon can do in this turn, with the energy that can still be attached to it. */
export function bestThisTurn(table: Table, pokemon: PokemonView): number {
  let best = bestNow(table, pokemon)?.worth ?? 0
  if (table.view.energyAttached) return best
  const units = unitsOn(pokemon)
  const tried = new Set<string>()
  for (const { id } of table.me.hand) {
    const card = cardCalled(id)
    if (card?.supertype !== 'Energy' || tried.has(card.id)) continue
    tried.add(card.id)
    best = Math.max(best, bestNow(table, pokemon, [...units, ...card.provides])?.worth ?? 0)
  }
  return best
}

/** What its attacks promise, those that lack energy less; an evolution in hand counts for a share of its own. */
export function potential(table: Table, pokemon: PokemonView, units: readonly Unit[] = unitsOn(pokemon)): number {
  let most = promise(table, pokemon, units)
  for (const { id } of table.me.hand) {
    const card = cardCalled(id)
    if (card?.supertype !== 'Pokemon' || card.evolvesFrom !== nameOf(pokemon)) continue
    const evolved = { ...pokemon, id: card.id, as: card.id, hp: card.hp, type: card.type }
    most = Math.max(most, weights.evolutionInHand * promise(table, evolved, units))
  }
  return most
}

function promise(table: Table, pokemon: PokemonView, units: readonly Unit[]): number {
  let most = 0
  for (const attack of attacksOf(pokemon)) {
    const missing = AttackEnergyValidatorService.missing(attack.cost, units)
    const supposed = missing === 0 ? units : [...units, ...new Array<Unit>(missing).fill('any')]
    most = Math.max(most, attackWorth(table, pokemon, attack, { units: supposed }) * weights.perMissing ** missing)
  }
  return most
}
