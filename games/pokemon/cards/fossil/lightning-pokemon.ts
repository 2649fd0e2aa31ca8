import type { PokemonCard } from '../card.ts'
import { attack, pokemon, reprint } from '../declare.ts'
import { flipForEachBenched, hurtBench, hurtChosenBench, hurtSelf, ignoresTypes } from '../effects.ts'

/** The lightning Pokémon of Fossil. */
export const FOSSIL_LIGHTNING: readonly PokemonCard[] = [
  pokemon('base3-11', 'Magneton', {
    rarity: 'Rare Holo',
    level: 35,
    stage: 'Stage1',
    evolvesFrom: 'Magnemite',
    hp: 80,
    type: 'Lightning',
    weakness: 'Fighting',
    resistance: null,
    retreat: 2,
    power: null,
    attacks: [
      attack('Sonicboom', 'LC', 20, ignoresTypes),
      attack('Selfdestruct', 'LLLL', 100, hurtBench('both', 20), hurtSelf(100)),
    ],
  }),
  pokemon('base3-14', 'Raichu', {
    rarity: 'Rare Holo',
    level: 45,
    stage: 'Stage1',
    evolvesFrom: 'Pikachu',
    hp: 90,
    type: 'Lightning',
    weakness: 'Fighting',
    resistance: null,
    retreat: 1,
    power: null,
    attacks: [attack('Gigashock', 'LLLL', 30, hurtChosenBench(3, 10))],
  }),
  pokemon('base3-15', 'Zapdos', {
    rarity: 'Rare Holo',
    level: 40,
    stage: 'Basic',
    evolvesFrom: null,
    hp: 80,
    type: 'Lightning',
    weakness: null,
    resistance: 'Fighting',
    retreat: 2,
    power: null,
    attacks: [attack('Thunderstorm', 'LLLL', 40, flipForEachBenched(20, 10))],
  }),
]

/** Printed once more, without the shine. */
export const FOSSIL_LIGHTNING_REPRINTS: readonly PokemonCard[] = [
  reprint(FOSSIL_LIGHTNING[0] as PokemonCard, 26, 'Rare'),
  reprint(FOSSIL_LIGHTNING[1] as PokemonCard, 29, 'Rare'),
  reprint(FOSSIL_LIGHTNING[2] as PokemonCard, 30, 'Rare'),
]
