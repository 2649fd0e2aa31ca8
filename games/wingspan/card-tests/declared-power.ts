import { BIRDS } from '../cards/catalogue.ts'
import type { Power } from '../cards/power.ts'

/** What the mutation run changes: the power of a bird, by its id. */
export function declarationOf(id: string): Power {
  const power = BIRDS.find((bird) => bird.id === id)?.power ?? null
  if (power === null) throw new Error(`${id} has no power to change`)
  return power
}
