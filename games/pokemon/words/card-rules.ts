import type { RuleNumber } from '@turnwright/kernel'
import type { Attack } from '../cards/attack.ts'
import type { Card, PokemonCard, TrainerCard } from '../cards/card.ts'
import type { TrainerEffect } from '../cards/trainer-effect.ts'

/** The rules that a card is played by, the most telling first. */
export function rulesOfCard(card: Card): readonly RuleNumber[] {
  switch (card.supertype) {
    case 'Pokemon':
      return [...new Set(rulesOfPokemon(card))]
    case 'Trainer':
      return [...new Set(rulesOfTrainer(card))]
    case 'Energy':
      return ['P16', 'P17']
  }
}

function rulesOfPokemon({ stage, power, attacks }: PokemonCard): readonly RuleNumber[] {
  return [
    ...(power === null ? [] : (['P43', 'P44'] as const)),
    ...attacks.flatMap(rulesOfAttack),
    ...(stage === 'Basic' ? (['P9'] as const) : (['P13', 'P14'] as const)),
    'P17',
    'P29',
  ]
}

function rulesOfAttack({ effects }: Attack): readonly RuleNumber[] {
  return effects.flatMap(({ op }) => BY_ATTACK[op] ?? [])
}

/** Attacks that have a rule of their own. */
const BY_ATTACK: Readonly<Partial<Record<Attack['effects'][number]['op'], readonly RuleNumber[]>>> = {
  copyDefendingAttack: ['P36'],
  mirrorLastAttackResult: ['P35'],
  destinyBondNextTurn: ['P37'],
  costDiscardEnergy: ['P28'],
  benchDamage: ['P31'],
  benchCoinDamage: ['P31'],
  selfDamage: ['P31'],
  status: ['P25'],
  switchOpponentActive: ['P32'],
  preventAllEffectsNextTurn: ['P30', 'P34'],
  preventDamageNextTurn: ['P34'],
  preventDamageAtMostNextTurn: ['P34'],
  reduceDamageNextTurn: ['P34'],
  reduceDamageFromDefendingNextTurn: ['P34'],
  defendingCannotAttackSelfNextTurn: ['P34'],
  defendingCannotRetreatNextTurn: ['P34'],
  defendingMustFlipToAttackNextTurn: ['P34'],
  disableChosenAttackNextTurn: ['P34'],
  boostOwnAttackNextTurn: ['P34'],
  opponentNoTrainersNextTurn: ['P34'],
  lookRearrangeTop: ['P41'],
  searchDeckToBench: ['P40', 'P12'],
}

function rulesOfTrainer({ effects }: TrainerCard): readonly RuleNumber[] {
  return [...effects.flatMap(({ effectType }) => BY_TRAINER[effectType] ?? []), 'P38']
}

/** Trainers that have a rule of their own. */
const BY_TRAINER: Readonly<Partial<Record<TrainerEffect['effectType'], readonly RuleNumber[]>>> = {
  SEARCH_DECK: ['P40'],
  LOOK_AT_DECK: ['P41'],
  RETRIEVE_FROM_DISCARD: ['P61'],
  RETRIEVE_ENERGY: ['P61'],
  EVOLVE_POKEMON: ['P39'],
  DEVOLVE_POKEMON: ['P58'],
  INCREASE_DAMAGE: ['P29'],
  REDUCE_DAMAGE: ['P29'],
  PUT_INTO_PLAY: ['P42', 'P12'],
}
