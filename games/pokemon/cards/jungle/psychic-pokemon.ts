import type { PokemonCard } from '../card.ts'
import { plus, pokemon, reprint } from '../declare.ts'
import { moreForDamageOnDefending } from '../effects.ts'

/** The psychic Pokémon of Jungle. */
export const JUNGLE_PSYCHIC: readonly PokemonCard[] = [
  pokemon('base2-6', 'Mr. Mime', {
    rarity: 'Rare Holo',
    level: 28,
    stage: 'Basic',
    evolvesFrom: null,
    hp: 40,
    type: 'Psychic',
    weakness: 'Psychic',
    resistance: null,
    retreat: 1,
    power: {
      name: 'Invisible Wall',
      kind: 'preventDamageAtLeast',
      mode: 'static',
      threshold: 30,
      timing: 'afterWR',
      includesOwnAttacks: true,
      otherEffectsStillApply: true,
      blockedBy: ['asleep', 'confused', 'paralyzed'],
    },
    attacks: [plus('Meditate', 'PC', 10, moreForDamageOnDefending(10))],
  }),
]

/** Printed once more, without the shine. */
export const JUNGLE_PSYCHIC_REPRINTS: readonly PokemonCard[] = [reprint(JUNGLE_PSYCHIC[0] as PokemonCard, 22, 'Rare')]
