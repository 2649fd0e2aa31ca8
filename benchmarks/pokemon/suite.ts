import type { Suite } from '../figure.ts'
import { generatorFigures } from './generator-figures.ts'
import { randomFigures } from './random-duels.ts'

/** The duel: how fast it is played, and how well. */
export const pokemonSuite: Suite = { id: 'pokemon', figures: [...randomFigures, ...generatorFigures] }
