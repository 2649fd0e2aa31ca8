import type { PokemonCard } from '../card.ts'
import { attack, plus, pokemon, reprint } from '../declare.ts'
import { heads, more, perExtra } from '../effects.ts'

/** The water Pokémon of Jungle. */
export const JUNGLE_WATER: readonly PokemonCard[] = [
  pokemon('base2-12', 'Vaporeon', {
    rarity: 'Rare Holo',
    level: 42,
    stage: 'Stage1',
    evolvesFrom: 'Eevee',
    hp: 80,
    type: 'Water',
    weakness: 'Lightning',
    resistance: null,
    retreat: 1,
    power: null,
    attacks: [plus('Quick Attack', 'CC', 10, heads(more(20))), plus('Water Gun', 'WWC', 30, perExtra('Water', 10, 2))],
  }),
  pokemon('base2-46', 'Seaking', {
    rarity: 'Uncommon',
    level: 28,
    stage: 'Stage1',
    evolvesFrom: 'Goldeen',
    hp: 70,
    type: 'Water',
    weakness: 'Lightning',
    resistance: null,
    retreat: 1,
    power: null,
    attacks: [attack('Horn Attack', 'W', 10), attack('Waterfall', 'WC', 30)],
  }),
  pokemon('base2-53', 'Goldeen', {
    rarity: 'Common',
    level: 12,
    stage: 'Basic',
    evolvesFrom: null,
    hp: 40,
    type: 'Water',
    weakness: 'Lightning',
    resistance: null,
    retreat: 0,
    power: null,
    attacks: [attack('Horn Attack', 'W', 10)],
  }),
]

/** Printed once more, without the shine. */
export const JUNGLE_WATER_REPRINTS: readonly PokemonCard[] = [reprint(JUNGLE_WATER[0] as PokemonCard, 28, 'Rare')]
