import type { TrainerCard } from '../card.ts'
import { trainer } from '../declare.ts'

/** The Trainers of Fossil. */
export const FOSSIL_TRAINERS: readonly TrainerCard[] = [
  trainer('base3-58', 'Mr. Fuji', 'Uncommon', [
    { effectType: 'RETURN_TO_DECK', target: 'ownBench', withAttached: true },
    { effectType: 'SHUFFLE_DECK', target: 'self' },
  ]),
  trainer('base3-59', 'Energy Search', 'Common', [
    { effectType: 'SEARCH_DECK', n: 1, cardType: 'basicEnergy', to: 'hand' },
    { effectType: 'SHUFFLE_DECK', target: 'self' },
  ]),
  trainer('base3-60', 'Gambler', 'Common', [
    { effectType: 'SHUFFLE_DECK', target: 'self', fromHand: 'all' },
    { effectType: 'DRAW_CARDS', coin: { heads: 8, tails: 1 } },
  ]),
  trainer('base3-61', 'Recycle', 'Common', [
    { effectType: 'RETRIEVE_FROM_DISCARD', coin: 'heads', n: 1, cardType: 'any', to: 'topOfDeck' },
  ]),
  trainer('base3-62', 'Mysterious Fossil', 'Common', [
    {
      effectType: 'PUT_INTO_PLAY',
      source: 'hand',
      as: 'basicPokemon',
      hp: 10,
      attacks: 0,
      canRetreat: false,
      statusImmune: true,
      prizeWhenKnockedOut: false,
      mayDiscardOnOwnTurnBeforeAttack: true,
    },
  ]),
]
