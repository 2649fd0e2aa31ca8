import { type EnergyType, typeIndex } from '../cards/energy-type.ts'

/**
 * What one energy card gives, as one number: a type, and how many units of it. Most give one unit; Double Colorless and
 * an Electrode that became energy give more from one card.
 */
const TYPES = 7

export function fuelFrom(type: EnergyType, units: number): number {
  return TYPES * (units - 1) + typeIndex(type)
}

export function unitsIn(fuel: number): number {
  return fuel < TYPES ? 1 : Math.floor(fuel / TYPES) + 1
}

/** As an index into ENERGY_TYPES. */
export function typeIn(fuel: number): number {
  return fuel < TYPES ? fuel : fuel % TYPES
}

/** All units that these cards give. */
export function unitsOf(fuel: readonly number[]): number {
  let units = 0
  for (let i = 0; i < fuel.length; i++) {
    const each = fuel[i]
    if (each !== undefined) units += unitsIn(each)
  }
  return units
}
