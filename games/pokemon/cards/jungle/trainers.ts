import type { TrainerCard } from '../card.ts'
import { trainer } from '../declare.ts'

/** The Trainers of Jungle. */
export const JUNGLE_TRAINERS: readonly TrainerCard[] = [
  trainer('base2-64', 'Poké Ball', 'Common', [
    { effectType: 'SEARCH_DECK', coin: 'heads', n: 1, optional: true, cardType: 'pokemon', to: 'hand', reveal: true },
    { effectType: 'SHUFFLE_DECK', target: 'self' },
  ]),
]
