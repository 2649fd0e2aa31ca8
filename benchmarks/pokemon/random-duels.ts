import type { FigureSpec } from '../figure.ts'
import { rateOf } from '../playing/rate.ts'

const RANDOM = new URL('./random-process.ts', import.meta.url)

/** How fast duels are played at random, one core, all pairs of the ready decks. */
export const randomFigures: readonly FigureSpec[] = [
  { id: 'games', unit: 'a second', bar: { atLeast: 900 }, measure: () => rateOf(RANDOM, 'games') },
  {
    id: 'decisions',
    unit: 'a second',
    bar: { atLeast: 150_000 },
    measure: () => rateOf(RANDOM, 'decisions'),
  },
]
