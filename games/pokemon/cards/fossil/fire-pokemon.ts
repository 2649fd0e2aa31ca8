import type { PokemonCard } from '../card.ts'
import { attack, pokemon, reprint } from '../declare.ts'
import { blinds, doesNothing, heads, inflict, millByDiscarding, tails } from '../effects.ts'

/** The fire Pokémon of Fossil. */
export const FOSSIL_FIRE: readonly PokemonCard[] = [
  pokemon('base3-12', 'Moltres', {
    rarity: 'Rare Holo',
    level: 35,
    stage: 'Basic',
    evolvesFrom: null,
    hp: 70,
    type: 'Fire',
    weakness: null,
    resistance: 'Fighting',
    retreat: 2,
    power: null,
    attacks: [
      attack('Wildfire', 'R', 0, millByDiscarding('Fire', 1)),
      attack('Dive Bomb', 'RRRR', 80, tails(doesNothing)),
    ],
  }),
  pokemon('base3-39', 'Magmar', {
    rarity: 'Uncommon',
    level: 31,
    stage: 'Basic',
    evolvesFrom: null,
    hp: 70,
    type: 'Fire',
    weakness: 'Water',
    resistance: null,
    retreat: 1,
    power: null,
    attacks: [attack('Smokescreen', 'R', 10, blinds), attack('Smog', 'RR', 20, heads(inflict('poisoned')))],
  }),
]

/** Printed once more, without the shine. */
export const FOSSIL_FIRE_REPRINTS: readonly PokemonCard[] = [reprint(FOSSIL_FIRE[0] as PokemonCard, 27, 'Rare')]
