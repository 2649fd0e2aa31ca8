import type { CardId, Seat } from '@turnwright/kernel'
import type { TrainerEffect } from '../../cards/trainer-effect.ts'
import { flipCoin, pickCards, pickFromDeck, pickFromHand, pickUpTo, put, takeUnseen } from '../ask.ts'
import { faceOfCard } from '../faces.ts'
import { discardFromHand, shuffleDeck } from '../movements.ts'
import { type Duel, other, playerAt } from '../state.ts'
import { isBasicEnergy } from './obstacles.ts'
import { about, type TrainerInUse } from './trainer-in-use.ts'

type Of<Type extends TrainerEffect['effectType']> = Extract<TrainerEffect, { readonly effectType: Type }>

export function discardFromTheHand(trainer: TrainerInUse, n: number | 'all'): void {
  const { game, seat } = trainer
  const { hand } = playerAt(game.state, seat)
  const title = n === 1 ? 'Choose a card to discard' : `Choose ${n} cards to discard`
  const chosen =
    n === 'all' ? hand.slice() : pickCards(game, seat, about(trainer, 'discard-from-hand'), title, hand.slice(), n)
  for (const card of chosen) discardFromHand(game, seat, card)
}

/** P40: looks through the deck. On tails of a coin nothing happens, not even a shuffle. */
export function searchDeck(trainer: TrainerInUse, effect: Of<'SEARCH_DECK'>): void {
  const { game, seat } = trainer
  if (effect.coin !== undefined && !flipCoin(game, seat, 'whether to search the deck')) {
    trainer.isOver = true
    return
  }
  const { deck, hand } = playerAt(game.state, seat)
  game.cards.show(deck, seat)
  for (let found = 0; found < effect.n; found++) {
    const fitting = deck.filter((card) => fits(game, card, effect.cardType))
    const card = pickFromDeck(game, seat, about(trainer, 'search-deck'), 'Choose a card from your deck', fitting)
    if (card === null) return
    if (effect.reveal === true) {
      game.cards.reveal(card)
      game.cards.move(card, deck, hand)
      game.tell('{player} finds {card}', { player: { seat }, card: { card } })
    } else takeUnseen(game, seat, card, deck, hand)
  }
}

function fits({ cards }: Duel, card: CardId, cardType: 'any' | 'pokemon' | 'basicEnergy' | 'trainer'): boolean {
  switch (cardType) {
    case 'any':
      return true
    case 'pokemon':
      return faceOfCard(cards, card).card.supertype === 'Pokemon'
    case 'trainer':
      return faceOfCard(cards, card).role === 'trainer'
    case 'basicEnergy':
      return isBasicEnergy(cards, card)
  }
}

export function retrieveFromDiscard(trainer: TrainerInUse, effect: Of<'RETRIEVE_FROM_DISCARD'>): void {
  const { game, seat } = trainer
  const { discard, hand, deck } = playerAt(game.state, seat)
  if (effect.coin !== undefined && !flipCoin(game, seat, 'whether to take a card back')) return
  const fitting = discard.filter((card) => fits(game, card, effect.cardType))
  const title = 'Choose a card from your discard pile'
  for (const card of pickCards(game, seat, about(trainer, 'take-from-discard'), title, fitting, effect.n)) {
    game.cards.move(card, discard, effect.to === 'hand' ? hand : deck)
    game.tell('{player} takes {card} back', { player: { seat }, card: { card } })
  }
}

export function retrieveEnergy(trainer: TrainerInUse, { upTo, basicOnly }: Of<'RETRIEVE_ENERGY'>): void {
  const { game, seat } = trainer
  const { discard, hand } = playerAt(game.state, seat)
  const fitting = discard.filter((card) => isBasicEnergy(game.cards, card, basicOnly))
  const title = 'Choose energy from your discard pile'
  for (const card of pickUpTo(game, seat, about(trainer, 'take-from-discard'), title, fitting, upTo)) {
    game.cards.move(card, discard, hand)
    game.tell('{player} takes {card} back', { player: { seat }, card: { card } })
  }
}

/** Lass lets a hand be seen before the Trainers go. */
export function opponentShuffles({ game, seat }: TrainerInUse, effect: Of<'OPPONENT_SHUFFLES_HAND'>): void {
  if (effect.revealHand === true) showHand(game, other(seat))
  intoDeck(game, other(seat), effect.only === 'trainers')
}

function showHand(game: Duel, seat: Seat): void {
  const { hand } = playerAt(game.state, seat)
  game.cards.reveal(hand)
  game.tell('{player} shows their hand', { player: { seat } })
  // Trainers are gone the next moment: only the story keeps what was seen.
  for (const card of hand) game.tell('{player} shows {card}', { player: { seat }, card: { card } })
}

/** Cards from the hand go into the deck, which is shuffled. */
export function shuffleHandIn(trainer: TrainerInUse, effect: Of<'SHUFFLE_DECK'>): void {
  const { game, seat } = trainer
  if (!('fromHand' in effect)) return shuffleDeck(game, seat)
  const { fromHand, revealHand } = effect
  if (revealHand === true) showHand(game, seat)
  if (typeof fromHand !== 'number') return intoDeck(game, seat, fromHand === 'allTrainers')
  chosenIntoDeck(trainer, fromHand)
  shuffleDeck(game, seat)
}

function intoDeck(game: Duel, seat: Seat, trainersOnly: boolean): void {
  const { hand, deck } = playerAt(game.state, seat)
  const going = hand.filter((card) => !trainersOnly || fits(game, card, 'trainer'))
  for (const card of going) game.cards.move(card, hand, deck)
  shuffleDeck(game, seat)
}

/** Nobody else learns which cards went: what they knew of the hand is gone with them. */
function chosenIntoDeck(trainer: TrainerInUse, n: number): void {
  const { game, seat } = trainer
  const player = playerAt(game.state, seat)
  const chosen = put(game, seat, about(trainer, 'hand-into-deck'), {
    actor: game.player(seat).name,
    title: `Choose ${n} cards to shuffle into your deck`,
    choices: player.hand.slice(),
    cards: true,
    private: true,
    count: n,
  })
  const cards = [...player.hand.filter((card) => !chosen.includes(card)), ...chosen]
  game.cards.conceal(cards, [seat])
  player.deck.push(...cards.splice(cards.length - n))
  player.hand = cards
}

/** Both cards are shown. */
export function tradeCards(trainer: TrainerInUse, { give, get, reveal }: Of<'TRADE_CARDS'>): void {
  const { game, seat } = trainer
  const { hand, deck } = playerAt(game.state, seat)
  for (let given = 0; given < give.n; given++) {
    const fitting = hand.filter((card) => fits(game, card, give.cardType))
    if (fitting.length === 0) break
    const card = pickFromHand(game, seat, about(trainer, 'trade-away'), 'Choose a Pokémon card to give', fitting)
    if (reveal) game.cards.reveal(card)
    game.cards.move(card, hand, deck)
    game.tell('{player} puts {card} into the deck', { player: { seat }, card: { card } })
  }
  game.cards.show(deck, seat)
  for (let got = 0; got < get.n; got++) {
    const fitting = deck.filter((card) => fits(game, card, get.cardType))
    const card = pickFromDeck(game, seat, about(trainer, 'search-deck'), 'Choose a Pokémon card to take', fitting)
    if (card === null) return
    if (reveal) game.cards.reveal(card)
    game.cards.move(card, deck, hand)
    game.tell('{player} takes {card}', { player: { seat }, card: { card } })
  }
}
