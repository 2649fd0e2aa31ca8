/** The three rows of a mat, from top to bottom. */
export const HABITATS = ['forest', 'grassland', 'wetland'] as const
export type Habitat = (typeof HABITATS)[number]

const ROWS: Readonly<Record<Habitat, number>> = { forest: 0, grassland: 1, wetland: 2 }

/** The row of a mat that a habitat is. */
export function rowOf(habitat: Habitat): number {
  return ROWS[habitat]
}

export function habitatAt(row: number): Habitat {
  const habitat = HABITATS[row]
  if (habitat === undefined) throw new RangeError(`there is no row ${row} on a mat`)
  return habitat
}

export function isHabitat(value: unknown): value is Habitat {
  return HABITATS.some((habitat) => habitat === value)
}
