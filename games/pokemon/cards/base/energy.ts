import type { EnergyCard } from '../card.ts'
import { energy } from '../declare.ts'

/** Energy: one special kind, and the six basic ones, of which a deck may hold any number. */
export const BASE_ENERGY: readonly EnergyCard[] = [
  energy('base1-96', 'Double Colorless Energy', {
    rarity: 'Uncommon',
    basic: false,
    provides: ['Colorless', 'Colorless'],
  }),
  energy('base1-97', 'Fighting Energy', { rarity: null, basic: true, provides: ['Fighting'] }),
  energy('base1-98', 'Fire Energy', { rarity: null, basic: true, provides: ['Fire'] }),
  energy('base1-99', 'Grass Energy', { rarity: null, basic: true, provides: ['Grass'] }),
  energy('base1-100', 'Lightning Energy', { rarity: null, basic: true, provides: ['Lightning'] }),
  energy('base1-101', 'Psychic Energy', { rarity: null, basic: true, provides: ['Psychic'] }),
  energy('base1-102', 'Water Energy', { rarity: null, basic: true, provides: ['Water'] }),
]
