import type { TrainerEffect } from '../../cards/trainer-effect.ts'
import { flipCoin } from '../coins.ts'
import { clearEffects, drawCards, pokemonWith, switchActive, topsOf, topsOnBench } from '../movements.ts'
import { rearrangeTop } from '../rearrange.ts'
import { activeOf, other, playerAt, pokemonOf } from '../state.ts'
import { take } from '@turnwright/kernel'
import { topCard } from '../pokemon-in-play.ts'
import { discardOwn, discardOfHealed, heal, removeFromOpponent } from './damage-and-energy.ts'
import { breed, devolve, putIntoPlay, returnToDeck, scoopUp } from './pokemon-in-play-effects.ts'
import {
  discardFromTheHand,
  opponentShuffles,
  retrieveEnergy,
  retrieveFromDiscard,
  searchDeck,
  shuffleHandIn,
  tradeCards,
} from './card-effects.ts'
import type { TrainerInUse } from './trainer-in-use.ts'

/** One effect of a Trainer after the other. */
export function resolveEffect(trainer: TrainerInUse, effect: TrainerEffect): void {
  const { game, seat } = trainer
  switch (effect.effectType) {
    case 'DISCARD_HAND':
      return discardFromTheHand(trainer, effect.n)
    case 'SHUFFLE_DECK':
      return shuffleHandIn(trainer, effect)
    case 'DRAW_CARDS':
      drawCards(game, seat, 'coin' in effect ? countByCoin(trainer, effect.coin) : effect.n)
      return
    case 'SEARCH_DECK':
      return searchDeck(trainer, effect)
    case 'LOOK_AT_DECK':
      return rearrangeTop(game, seat, seat, effect.upTo, trainer.by)
    case 'RETRIEVE_FROM_DISCARD':
      return retrieveFromDiscard(trainer, effect)
    case 'RETRIEVE_ENERGY':
      return retrieveEnergy(trainer, effect)
    case 'OPPONENT_SHUFFLES_HAND':
      return opponentShuffles(trainer, effect)
    case 'OPPONENT_DRAWS':
      drawCards(game, other(seat), effect.n)
      return
    case 'HEAL':
      return heal(trainer, effect)
    case 'CURE_STATUS':
      return cure(trainer, effect)
    case 'INCREASE_DAMAGE':
    case 'REDUCE_DAMAGE':
      // Looked at whenever an attack does damage, as long as the card is attached.
      return
    case 'ATTACH_TO_POKEMON':
      return attach(trainer, effect.target)
    case 'SWITCH_ACTIVE':
      return bringUp(trainer)
    case 'FORCE_SWITCH':
      return dragUp(trainer)
    case 'RETURN_TO_HAND':
      return scoopUp(trainer)
    case 'RETURN_TO_DECK':
      return returnToDeck(trainer, effect.withAttached)
    case 'EVOLVE_POKEMON':
      return breed(trainer, effect.obeysEvolutionTiming)
    case 'DEVOLVE_POKEMON':
      return devolve(trainer, effect.chooseStage)
    case 'REMOVE_ENERGY':
      return removeFromOpponent(trainer, 'n' in effect ? effect.n : effect.upTo, 'upTo' in effect)
    case 'DISCARD_ENERGY':
      return effect.target === 'eachHealed' ? discardOfHealed(trainer) : discardOwn(trainer, effect.n)
    case 'TRADE_CARDS':
      return tradeCards(trainer, effect)
    case 'PUT_INTO_PLAY':
      return putIntoPlay(trainer, effect)
  }
}

function countByCoin(trainer: TrainerInUse, coin: { readonly heads: number; readonly tails: number }): number {
  return flipCoin(trainer.game, trainer.seat, { for: 'draw' }) ? coin.heads : coin.tails
}

type Of<Type extends TrainerEffect['effectType']> = Extract<TrainerEffect, { readonly effectType: Type }>

function cure({ game, seat, pokemon }: TrainerInUse, effect: Of<'CURE_STATUS'>): void {
  const cured = effect.target === 'samePokemon' && pokemon !== null ? pokemon : activeOf(game.state, seat)
  if (effect.alsoClearsAttackEffects === true) clearEffects(game.state, cured)
  cured.condition = null
  cured.poison = 0
  game.tell({ kind: 'cured', card: topCard(cured) })
}

/** PlusPower and Defender. */
function attach(trainer: TrainerInUse, target: 'ownActive' | 'ownAny'): void {
  const { game, seat, card, by } = trainer
  const { state } = game
  const player = playerAt(state, seat)
  const pokemon =
    target === 'ownActive'
      ? activeOf(state, seat)
      : pokemonWith(player, game.ask.card(seat, { kind: 'attach-to', by }, topsOf(pokemonOf(player))))
  take(card, state.playing)
  pokemon.tools.push(card)
  game.tell({ kind: 'attached', by: seat, card, to: { card: topCard(pokemon) } })
}

function bringUp({ game, seat, by }: TrainerInUse): void {
  const bench = topsOnBench(playerAt(game.state, seat))
  switchActive(game, seat, game.ask.card(seat, { kind: 'switch-in', by }, bench))
}

function dragUp({ game, seat, by }: TrainerInUse): void {
  const bench = topsOnBench(playerAt(game.state, other(seat)))
  switchActive(game, other(seat), game.ask.card(seat, { kind: 'drag-up', by }, bench), seat)
}
