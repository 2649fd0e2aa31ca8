import type { CardId, Cards, Seat } from '@turnwright/kernel'
import type { TrainerCard } from '../../cards/card.ts'
import type { TrainerEffect } from '../../cards/trainer-effect.ts'
import { anyPokemon, BENCH_SIZE, type DuelState, other, type PlayerState, playerAt } from '../state.ts'
import { faceOfCard, type Role } from '../faces.ts'
import { breedable } from './breeding.ts'

/** A table as the looks at Trainers need it. */
export interface Looked {
  readonly state: DuelState
  readonly cards: Cards
}

/** P38: why a Trainer in the hand cannot be played, or null. */
export function obstacleToTrainer(looked: Looked, seat: Seat, { effects }: TrainerCard): string | null {
  if (playerAt(looked.state, seat).noTrainersIn === looked.state.turnNumber)
    return 'A Headache forbids Trainers in this turn.'
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i]
    if (effect === undefined) continue
    const obstacle = obstacleTo(looked, seat, effect, effects)
    if (obstacle !== null) return obstacle
  }
  return null
}

const FEW_CARDS = 'There are too few other cards in your hand.'
const NO_DECK = 'Your deck is empty.'
const NO_CARD = 'There is no such card in your discard pile.'
const NO_DAMAGE = 'None of your Pokémon has damage.'
const NO_ENERGY = 'None of your Pokémon has energy to discard.'

function obstacleTo(looked: Looked, seat: Seat, effect: TrainerEffect, all: readonly TrainerEffect[]): string | null {
  const { state, cards } = looked
  const own = playerAt(state, seat)
  const foe = playerAt(state, other(seat))
  switch (effect.effectType) {
    case 'DISCARD_HAND':
      return effect.n === 'all' || own.hand.length > effect.n ? null : FEW_CARDS
    case 'SHUFFLE_DECK':
      return 'fromHand' in effect && typeof effect.fromHand === 'number' && own.hand.length <= effect.fromHand
        ? FEW_CARDS
        : null
    case 'DRAW_CARDS':
      return own.deck.length > 0 || fillsTheDeck(all) ? null : NO_DECK
    case 'SEARCH_DECK':
    case 'LOOK_AT_DECK':
      return own.deck.length > 0 ? null : NO_DECK
    case 'RETRIEVE_FROM_DISCARD':
      return own.discard.length > 0 && (effect.cardType === 'any' || holds(cards, own.discard, 'trainer'))
        ? null
        : NO_CARD
    case 'RETRIEVE_ENERGY':
      return own.discard.some((card) => isBasicEnergy(cards, card, effect.basicOnly)) ? null : NO_CARD
    case 'HEAL':
      return effect.target === 'samePokemon' || isHurt(own) ? null : NO_DAMAGE
    case 'CURE_STATUS':
      return effect.target === 'samePokemon' || (own.active !== null && isAiling(own.active))
        ? null
        : 'Your Active Pokémon has no condition.'
    case 'SWITCH_ACTIVE':
    case 'RETURN_TO_DECK':
    case 'RETURN_TO_HAND':
      return own.bench.length > 0 ? null : 'Your Bench is empty.'
    case 'FORCE_SWITCH':
      return foe.bench.length > 0 ? null : "Your opponent's Bench is empty."
    case 'EVOLVE_POKEMON':
      return breedable(looked, seat, effect.obeysEvolutionTiming).length > 0
        ? null
        : 'No Stage 2 card in your hand fits a Basic Pokémon of yours that may evolve now.'
    case 'DEVOLVE_POKEMON':
      return anyPokemon(own, (each) => each.cards.length > 1) ? null : 'None of your Pokémon has evolved.'
    case 'REMOVE_ENERGY':
      return anyPokemon(foe, ({ energy }) => energy.length > 0) ? null : "None of your opponent's Pokémon has energy."
    case 'DISCARD_ENERGY':
      return effect.target === 'eachHealed' || anyPokemon(own, (each) => canGiveEnergy(each, all)) ? null : NO_ENERGY
    case 'TRADE_CARDS':
      if (own.deck.length === 0) return NO_DECK
      return holds(cards, own.hand, 'basic') || holds(cards, own.hand, 'evolution')
        ? null
        : 'There is no Pokémon card in your hand.'
    case 'PUT_INTO_PLAY':
      return obstacleToPlaying(cards, own, foe, effect)
    case 'OPPONENT_SHUFFLES_HAND':
    case 'OPPONENT_DRAWS':
    case 'INCREASE_DAMAGE':
    case 'REDUCE_DAMAGE':
    case 'ATTACH_TO_POKEMON':
      return null
  }
}

function fillsTheDeck(effects: readonly TrainerEffect[]): boolean {
  return effects.some((effect) => effect.effectType === 'SHUFFLE_DECK' && 'fromHand' in effect)
}

function holds(cards: Cards, zone: readonly CardId[], role: Role): boolean {
  return zone.some((card) => faceOfCard(cards, card).role === role)
}

export function isBasicEnergy(cards: Cards, card: CardId, basicOnly = true): boolean {
  const { card: printed } = faceOfCard(cards, card)
  return printed.supertype === 'Energy' && (printed.basic || !basicOnly)
}

function isHurt(player: PlayerState): boolean {
  return anyPokemon(player, ({ damage }) => damage > 0)
}

function isAiling({ condition, poison }: { readonly condition: unknown; readonly poison: number }): boolean {
  return condition !== null || poison > 0
}

/** Where the same Pokémon is healed afterwards, only one with damage can pay. */
export function canGiveEnergy(
  { energy, damage }: { readonly energy: readonly CardId[]; readonly damage: number },
  effects: readonly TrainerEffect[],
): boolean {
  return energy.length > 0 && (damage > 0 || effects.every(({ effectType }) => effectType !== 'HEAL'))
}

function obstacleToPlaying(
  cards: Cards,
  own: PlayerState,
  foe: PlayerState,
  { source }: Extract<TrainerEffect, { readonly effectType: 'PUT_INTO_PLAY' }>,
): string | null {
  const bench = source === 'opponentDiscard' ? foe.bench : own.bench
  if (bench.length >= BENCH_SIZE)
    return source === 'opponentDiscard' ? "Your opponent's Bench is full." : 'Your Bench is full.'
  if (source === 'hand') return null
  const pile = source === 'opponentDiscard' ? foe.discard : own.discard
  return holds(cards, pile, 'basic') ? null : 'There is no Basic Pokémon in that discard pile.'
}
