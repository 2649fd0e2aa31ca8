import type { AttackFace } from './faces.ts'
import { typeIndex } from '../cards/energy-type.ts'
import { typeIn, unitsIn, unitsOf } from './fuel.ts'
import type { PokemonInPlay } from './pokemon-in-play.ts'
import { faceNow, isGassed, isTransformed } from './powers/working.ts'
import type { DuelState } from './state.ts'

/** Energy that counts as every type. */
export const ANY = -1
/** Energy that counts as what it is. */
const AS_PRINTED = -2

/** What all energy on a Pokémon counts as just now: a type, ANY, or what each card gives. */
export function energyTypeOn(state: DuelState, pokemon: PokemonInPlay): number {
  if (pokemon.converted > 0 && pokemon.converted === state.turnNumber && !isGassed(state)) {
    const { power } = faceNow(state, pokemon)
    if (power?.kind === 'convertOwnEnergyType') return typeIndex(power.to)
  }
  return isTransformed(state, pokemon) ? ANY : AS_PRINTED
}

/** Units on a Pokémon that can serve as this type. */
export function unitsAs(state: DuelState, pokemon: PokemonInPlay, type: number): number {
  const all = energyTypeOn(state, pokemon)
  const { fuel } = pokemon
  if (all === ANY || all === type) return unitsOf(fuel)
  if (all !== AS_PRINTED) return 0
  let units = 0
  for (let i = 0; i < fuel.length; i++) {
    const each = fuel[i]
    if (each !== undefined && typeIn(each) === type) units += unitsIn(each)
  }
  return units
}

/** P17: whether the energy on a Pokémon is enough for an attack. It is looked at, not paid. */
export function hasEnergyFor(state: DuelState, pokemon: PokemonInPlay, { typed, total }: AttackFace): boolean {
  if (unitsOf(pokemon.fuel) < total) return false
  for (let i = 0; i < typed.length; i++) {
    const needed = typed[i]
    if (needed !== undefined && unitsAs(state, pokemon, needed.type) < needed.n) return false
  }
  return true
}

/** Units of a type beyond what the attack's cost takes of them: Colorless is paid with other energy first. */
export function extraUnits(state: DuelState, pokemon: PokemonInPlay, face: AttackFace, type: number): number {
  const fitting = unitsAs(state, pokemon, type)
  const others = unitsOf(pokemon.fuel) - fitting
  let ofType = 0
  let otherTypes = 0
  for (const { type: needed, n } of face.typed) {
    if (needed === type) ofType += n
    else otherTypes += n
  }
  const colorless = face.total - ofType - otherTypes
  return Math.max(0, fitting - ofType - Math.max(0, colorless + otherTypes - others))
}

/** Whether one of the energy cards can serve as this type. */
export function servesAs(state: DuelState, pokemon: PokemonInPlay, at: number, type: number): boolean {
  const all = energyTypeOn(state, pokemon)
  if (all === ANY || all === type) return true
  const fuel = pokemon.fuel[at]
  return all === AS_PRINTED && fuel !== undefined && typeIn(fuel) === type
}
