import type { PokemonCard } from '../card.ts'
import { attack, plus, pokemon, reprint } from '../declare.ts'
import { discards, heads, more, nothingNextTurn } from '../effects.ts'

/** The fire Pokémon of Jungle. */
export const JUNGLE_FIRE: readonly PokemonCard[] = [
  pokemon('base2-3', 'Flareon', {
    rarity: 'Rare Holo',
    level: 28,
    stage: 'Stage1',
    evolvesFrom: 'Eevee',
    hp: 70,
    type: 'Fire',
    weakness: 'Water',
    resistance: null,
    retreat: 1,
    power: null,
    attacks: [plus('Quick Attack', 'CC', 10, heads(more(20))), attack('Flamethrower', 'RRCC', 60, discards(1, 'Fire'))],
  }),
  pokemon('base2-44', 'Rapidash', {
    rarity: 'Uncommon',
    level: 33,
    stage: 'Stage1',
    evolvesFrom: 'Ponyta',
    hp: 70,
    type: 'Fire',
    weakness: 'Water',
    resistance: null,
    retreat: 0,
    power: null,
    attacks: [plus('Stomp', 'CC', 20, heads(more(10))), attack('Agility', 'RRC', 30, heads(nothingNextTurn))],
  }),
]

/** Printed once more, without the shine. */
export const JUNGLE_FIRE_REPRINTS: readonly PokemonCard[] = [reprint(JUNGLE_FIRE[0] as PokemonCard, 19, 'Rare')]
