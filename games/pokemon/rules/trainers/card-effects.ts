import type { CardId, Seat } from '@turnwright/kernel'
import type { TrainerEffect } from '../../cards/trainer-effect.ts'
import { flipCoin } from '../coins.ts'
import { faceOfCard } from '../faces.ts'
import { discardFromHand, shuffleDeck, takeUnseen } from '../movements.ts'
import { pickFromDeck } from '../search-deck.ts'
import { type Duel, other, playerAt } from '../state.ts'
import { isBasicEnergy } from './obstacles.ts'
import type { TrainerInUse } from './trainer-in-use.ts'

type Of<Type extends TrainerEffect['effectType']> = Extract<TrainerEffect, { readonly effectType: Type }>

export function discardFromTheHand({ game, seat, by, paid }: TrainerInUse, n: number | 'all'): void {
  const { hand } = playerAt(game.state, seat)
  const chosen =
    n === 'all' ? hand.slice() : game.ask.cards(seat, { kind: 'discard-from-hand', by, n }, hand.slice(), { count: n })
  for (const card of chosen) discardFromHand(game, seat, card)
  paid.push(...chosen)
}

/** P40: looks through the deck. On tails of a coin nothing happens, not even a shuffle. */
export function searchDeck(trainer: TrainerInUse, effect: Of<'SEARCH_DECK'>): void {
  const { game, seat, by } = trainer
  if (effect.coin !== undefined && !flipCoin(game, seat, { for: 'search' })) {
    trainer.isOver = true
    return
  }
  const { deck, hand } = playerAt(game.state, seat)
  game.cards.show(deck, seat)
  for (let found = 0; found < effect.n; found++) {
    const fitting = deck.filter((card) => fits(game, card, effect.cardType))
    const card = pickFromDeck(game, seat, { kind: 'search-deck', by, to: 'hand' }, fitting)
    if (card === null) return
    if (effect.reveal === true) {
      game.cards.reveal(card)
      game.cards.move(card, deck, hand)
      game.tell({ kind: 'found', by: seat, card, to: 'hand' })
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

/** P61: what lay in the discard pile before the Trainer was paid for. */
function discardBefore({ game, seat, paid }: TrainerInUse): readonly CardId[] {
  return playerAt(game.state, seat).discard.filter((card) => !paid.includes(card))
}

export function retrieveFromDiscard(trainer: TrainerInUse, effect: Of<'RETRIEVE_FROM_DISCARD'>): void {
  const { game, seat, by } = trainer
  const { discard, hand, deck } = playerAt(game.state, seat)
  if (effect.coin !== undefined && !flipCoin(game, seat, { for: 'take-back' })) return
  const fitting = discardBefore(trainer).filter((card) => fits(game, card, effect.cardType))
  const about = { kind: 'take-from-discard', by, what: 'card' } as const
  const to = effect.to === 'hand' ? 'hand' : 'deck'
  for (const card of game.ask.cards(seat, about, fitting, { count: effect.n })) {
    game.cards.move(card, discard, to === 'hand' ? hand : deck)
    game.tell({ kind: 'took-back', by: seat, card, to })
  }
}

export function retrieveEnergy(trainer: TrainerInUse, { upTo, basicOnly }: Of<'RETRIEVE_ENERGY'>): void {
  const { game, seat, by } = trainer
  const { discard, hand } = playerAt(game.state, seat)
  const fitting = discardBefore(trainer).filter((card) => isBasicEnergy(game.cards, card, basicOnly))
  const about = { kind: 'take-from-discard', by, what: 'energy' } as const
  for (const card of game.ask.cards(seat, about, fitting, { min: 0, max: upTo })) {
    game.cards.move(card, discard, hand)
    game.tell({ kind: 'took-back', by: seat, card, to: 'hand' })
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
  game.tell({ kind: 'shows-hand', by: seat })
  // Trainers are gone the next moment: only the story keeps what was seen.
  for (const card of hand) game.tell({ kind: 'shows', by: seat, card })
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
  game.tell({ kind: 'hand-shuffled-in', by: seat, n: going.length })
  shuffleDeck(game, seat)
}

const UNSEEN = { private: true } as const

/** Nobody else learns which cards went: what they knew of the hand is gone with them. */
function chosenIntoDeck(trainer: TrainerInUse, n: number): void {
  const { game, seat, by } = trainer
  const player = playerAt(game.state, seat)
  const about = { kind: 'hand-into-deck', by, n } as const
  const chosen = game.ask.cards(seat, about, player.hand.slice(), { count: n }, UNSEEN)
  const cards = [...player.hand.filter((card) => !chosen.includes(card)), ...chosen]
  game.cards.conceal(cards, [seat])
  player.deck.push(...cards.splice(cards.length - n))
  player.hand = cards
  game.tell({ kind: 'hand-shuffled-in', by: seat, n })
}

/** It is asked for where only one fits, too: otherwise others would learn that nothing else in the hand does. */
const ASKED_ANYWAY = { noAutoRespond: true } as const

/** Both cards are shown. */
export function tradeCards(trainer: TrainerInUse, { give, get, reveal }: Of<'TRADE_CARDS'>): void {
  const { game, seat, by } = trainer
  const { hand, deck } = playerAt(game.state, seat)
  for (let given = 0; given < give.n; given++) {
    const fitting = hand.filter((card) => fits(game, card, give.cardType))
    if (fitting.length === 0) break
    const card = game.ask.card(seat, { kind: 'trade-away', by }, fitting, ASKED_ANYWAY)
    if (reveal) game.cards.reveal(card)
    game.cards.move(card, hand, deck)
    game.tell({ kind: 'put-into-deck', by: seat, card })
  }
  game.cards.show(deck, seat)
  for (let got = 0; got < get.n; got++) {
    const fitting = deck.filter((card) => fits(game, card, get.cardType))
    const card = pickFromDeck(game, seat, { kind: 'search-deck', by, to: 'trade' }, fitting)
    if (card === null) return
    if (reveal) game.cards.reveal(card)
    game.cards.move(card, deck, hand)
    game.tell({ kind: 'took', by: seat, card })
  }
}
