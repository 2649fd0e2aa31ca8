import type { Habitat } from '../../cards/habitat.ts'
import type { SignName } from '../signs/drawings.tsx'

interface RowName {
  readonly name: string
  /** What using the row does. */
  readonly action: string
  readonly units: readonly [one: string, many: string]
  /** What it brings, as a sign. */
  readonly reward: SignName
}

export const ROWS: Readonly<Record<Habitat, RowName>> = {
  forest: { name: 'Forest', action: 'Gain food', units: ['die', 'dice'], reward: 'die' },
  grassland: { name: 'Grassland', action: 'Lay eggs', units: ['egg', 'eggs'], reward: 'egg' },
  wetland: { name: 'Wetland', action: 'Draw cards', units: ['card', 'cards'], reward: 'card' },
}
