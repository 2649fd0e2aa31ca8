/** Types of Pokémon and of energy. Colorless comes last: a cost of it accepts any energy. */
export const ENERGY_TYPES = ['Grass', 'Fire', 'Water', 'Lightning', 'Psychic', 'Fighting', 'Colorless'] as const

export type EnergyType = (typeof ENERGY_TYPES)[number]

/** The types that a Weakness, a Resistance or a chosen type can be. */
export const COLORS = ['Grass', 'Fire', 'Water', 'Lightning', 'Psychic', 'Fighting'] as const

export type Color = (typeof COLORS)[number]

/** Where a type stands in the list: the fast way to compare types. */
export const COLORLESS = 6

export function typeIndex(type: EnergyType): number {
  return ENERGY_TYPES.indexOf(type)
}

export function typeAt(index: number): EnergyType {
  const type = ENERGY_TYPES[index]
  if (type === undefined) throw new RangeError(`${index} is no type`)
  return type
}
