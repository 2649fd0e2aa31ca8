import type { PokemonCard } from '../card.ts'
import { attack, plus, pokemon, reprint, times } from '../declare.ts'
import { heads, hurtBenchOfSameType, hurtChosenBench, more, perHeads } from '../effects.ts'

/** The lightning Pokémon of Jungle. */
export const JUNGLE_LIGHTNING: readonly PokemonCard[] = [
  pokemon('base2-2', 'Electrode', {
    rarity: 'Rare Holo',
    level: 42,
    stage: 'Stage1',
    evolvesFrom: 'Voltorb',
    hp: 90,
    type: 'Lightning',
    weakness: 'Fighting',
    resistance: null,
    retreat: 1,
    power: null,
    attacks: [attack('Tackle', 'CC', 20), attack('Chain Lightning', 'LLL', 20, hurtBenchOfSameType('Colorless', 10))],
  }),
  pokemon('base2-4', 'Jolteon', {
    rarity: 'Rare Holo',
    level: 29,
    stage: 'Stage1',
    evolvesFrom: 'Eevee',
    hp: 70,
    type: 'Lightning',
    weakness: 'Fighting',
    resistance: null,
    retreat: 1,
    power: null,
    attacks: [plus('Quick Attack', 'CC', 10, heads(more(20))), times('Pin Missile', 'LLC', 20, perHeads(4, 20))],
  }),
  pokemon('base2-60', 'Pikachu', {
    rarity: 'Common',
    level: 14,
    stage: 'Basic',
    evolvesFrom: null,
    hp: 50,
    type: 'Lightning',
    weakness: 'Fighting',
    resistance: null,
    retreat: 1,
    power: null,
    attacks: [attack('Spark', 'LL', 20, hurtChosenBench(1, 10))],
  }),
]

/** Printed once more, without the shine. */
export const JUNGLE_LIGHTNING_REPRINTS: readonly PokemonCard[] = [
  reprint(JUNGLE_LIGHTNING[0] as PokemonCard, 18, 'Rare'),
  reprint(JUNGLE_LIGHTNING[1] as PokemonCard, 20, 'Rare'),
]
