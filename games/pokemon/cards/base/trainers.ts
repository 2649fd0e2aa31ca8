import type { TrainerCard } from '../card.ts'
import { trainer } from '../declare.ts'

/** The Trainers of the Base Set. */
export const BASE_TRAINERS: readonly TrainerCard[] = [
  trainer('base1-70', 'Clefairy Doll', 'Rare', [
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
  trainer('base1-71', 'Computer Search', 'Rare', [
    { effectType: 'DISCARD_HAND', n: 2, otherThanSelf: true, cost: true },
    { effectType: 'SEARCH_DECK', n: 1, cardType: 'any', to: 'hand' },
    { effectType: 'SHUFFLE_DECK', target: 'self' },
  ]),
  trainer('base1-72', 'Devolution Spray', 'Rare', [
    {
      effectType: 'DEVOLVE_POKEMON',
      target: 'ownAny',
      chooseStage: true,
      removes: 'chosenStageAndHigher',
      removedTo: 'discard',
    },
    { effectType: 'CURE_STATUS', target: 'samePokemon', statuses: 'all', alsoClearsAttackEffects: true },
  ]),
  trainer('base1-73', 'Impostor Professor Oak', 'Rare', [
    { effectType: 'OPPONENT_SHUFFLES_HAND', into: 'deck' },
    { effectType: 'OPPONENT_DRAWS', n: 7 },
  ]),
  trainer('base1-74', 'Item Finder', 'Rare', [
    { effectType: 'DISCARD_HAND', n: 2, otherThanSelf: true, cost: true },
    { effectType: 'RETRIEVE_FROM_DISCARD', n: 1, cardType: 'trainer', to: 'hand' },
  ]),
  trainer('base1-75', 'Lass', 'Rare', [
    { effectType: 'OPPONENT_SHUFFLES_HAND', only: 'trainers', into: 'deck', revealHand: true },
    { effectType: 'SHUFFLE_DECK', target: 'self', fromHand: 'allTrainers', revealHand: true },
  ]),
  trainer('base1-76', 'Pokémon Breeder', 'Rare', [
    {
      effectType: 'EVOLVE_POKEMON',
      from: 'basic',
      to: 'stage2',
      source: 'hand',
      sameEvolutionLine: true,
      obeysEvolutionTiming: true,
    },
  ]),
  trainer('base1-77', 'Pokémon Trader', 'Rare', [
    {
      effectType: 'TRADE_CARDS',
      give: { zone: 'hand', cardType: 'pokemon', n: 1 },
      get: { zone: 'deck', cardType: 'pokemon', n: 1 },
      reveal: true,
    },
    { effectType: 'SHUFFLE_DECK', target: 'self' },
  ]),
  trainer('base1-78', 'Scoop Up', 'Rare', [
    { effectType: 'RETURN_TO_HAND', target: 'ownAny', returns: 'basicCardOnly', restTo: 'discard' },
  ]),
  trainer('base1-79', 'Super Energy Removal', 'Rare', [
    { effectType: 'DISCARD_ENERGY', target: 'ownAny', n: 1, cost: true },
    { effectType: 'REMOVE_ENERGY', target: 'opponentOne', upTo: 2 },
  ]),
  trainer('base1-80', 'Defender', 'Uncommon', [
    { effectType: 'ATTACH_TO_POKEMON', target: 'ownAny', discardedAt: 'endOfOpponentsNextTurn' },
    { effectType: 'REDUCE_DAMAGE', n: 20, timing: 'afterWR', appliesTo: 'attacks' },
  ]),
  trainer('base1-81', 'Energy Retrieval', 'Uncommon', [
    { effectType: 'DISCARD_HAND', n: 1, otherThanSelf: true, cost: true },
    { effectType: 'RETRIEVE_ENERGY', upTo: 2, basicOnly: true, to: 'hand' },
  ]),
  trainer('base1-82', 'Full Heal', 'Uncommon', [{ effectType: 'CURE_STATUS', target: 'ownActive', statuses: 'all' }]),
  trainer('base1-83', 'Maintenance', 'Uncommon', [
    { effectType: 'SHUFFLE_DECK', target: 'self', fromHand: 2, otherThanSelf: true, cost: true },
    { effectType: 'DRAW_CARDS', n: 1 },
  ]),
  trainer('base1-84', 'PlusPower', 'Uncommon', [
    { effectType: 'ATTACH_TO_POKEMON', target: 'ownActive', discardedAt: 'endOfThisTurn' },
    {
      effectType: 'INCREASE_DAMAGE',
      n: 10,
      timing: 'afterWR',
      onlyIfDamageAfterWRPositive: true,
      appliesTo: 'defendingOnly',
    },
  ]),
  trainer('base1-85', 'Pokémon Center', 'Uncommon', [
    { effectType: 'HEAL', target: 'allOwnDamaged', counters: 'all' },
    { effectType: 'DISCARD_ENERGY', target: 'eachHealed', n: 'all' },
  ]),
  trainer('base1-86', 'Pokémon Flute', 'Uncommon', [
    {
      effectType: 'PUT_INTO_PLAY',
      source: 'opponentDiscard',
      cardType: 'basicPokemon',
      n: 1,
      to: 'opponentBench',
      requires: 'opponentBenchNotFull',
    },
  ]),
  trainer('base1-87', 'Pokédex', 'Uncommon', [
    { effectType: 'LOOK_AT_DECK', target: 'self', upTo: 5, rearrange: true },
  ]),
  trainer('base1-88', 'Professor Oak', 'Uncommon', [
    { effectType: 'DISCARD_HAND', n: 'all' },
    { effectType: 'DRAW_CARDS', n: 7 },
  ]),
  trainer('base1-89', 'Revive', 'Uncommon', [
    {
      effectType: 'PUT_INTO_PLAY',
      source: 'ownDiscard',
      cardType: 'basicPokemon',
      n: 1,
      to: 'ownBench',
      startDamage: 'halfHpRoundedDownTo10',
      requires: 'ownBenchNotFull',
    },
  ]),
  trainer('base1-90', 'Super Potion', 'Uncommon', [
    { effectType: 'DISCARD_ENERGY', target: 'ownAny', n: 1, cost: true },
    { effectType: 'HEAL', target: 'samePokemon', upToCounters: 4 },
  ]),
  trainer('base1-91', 'Bill', 'Common', [{ effectType: 'DRAW_CARDS', n: 2 }]),
  trainer('base1-92', 'Energy Removal', 'Common', [{ effectType: 'REMOVE_ENERGY', target: 'opponentOne', n: 1 }]),
  trainer('base1-93', 'Gust of Wind', 'Common', [
    { effectType: 'FORCE_SWITCH', target: 'opponentBench', chooser: 'player' },
  ]),
  trainer('base1-94', 'Potion', 'Common', [{ effectType: 'HEAL', target: 'ownAny', upToCounters: 2 }]),
  trainer('base1-95', 'Switch', 'Common', [{ effectType: 'SWITCH_ACTIVE', target: 'ownBench' }]),
]
