import type { Suite } from '../figure.ts'
import { randomFigures } from './random-duels.ts'

/** The duel: how fast it is played. */
export const pokemonSuite: Suite = { id: 'pokemon', figures: [...randomFigures] }
