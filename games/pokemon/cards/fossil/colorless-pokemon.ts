import type { PokemonCard } from '../card.ts'
import { pokemon, reprint, times } from '../declare.ts'
import { perHeads } from '../effects.ts'

/** The colorless Pokémon of Fossil. */
export const FOSSIL_COLORLESS: readonly PokemonCard[] = [
  pokemon('base3-3', 'Ditto', {
    rarity: 'Rare Holo',
    level: 20,
    stage: 'Basic',
    evolvesFrom: null,
    hp: 50,
    type: 'Colorless',
    weakness: 'Fighting',
    resistance: 'Psychic',
    retreat: 1,
    power: {
      name: 'Transform',
      kind: 'copyDefending',
      mode: 'static',
      while: 'active',
      except: ['cannotEvolve', 'keepsThisPower', 'energyCountsAsAnyType'],
      blockedBy: ['asleep', 'confused', 'paralyzed'],
    },
    attacks: [],
  }),
  pokemon('base3-4', 'Dragonite', {
    rarity: 'Rare Holo',
    level: 45,
    stage: 'Stage2',
    evolvesFrom: 'Dragonair',
    hp: 100,
    type: 'Colorless',
    weakness: null,
    resistance: 'Fighting',
    retreat: 1,
    power: {
      name: 'Step In',
      kind: 'switchInFromBench',
      mode: 'activated',
      limit: 'oncePerTurn',
      while: 'benched',
      blockedBy: [],
    },
    attacks: [times('Slam', 'CCCC', 40, perHeads(2, 40))],
  }),
]

/** Printed once more, without the shine. */
export const FOSSIL_COLORLESS_REPRINTS: readonly PokemonCard[] = [
  reprint(FOSSIL_COLORLESS[0] as PokemonCard, 18, 'Rare'),
  reprint(FOSSIL_COLORLESS[1] as PokemonCard, 19, 'Rare'),
]
