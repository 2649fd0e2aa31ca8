import { type CardId, type Seat, take } from '@turnwright/kernel'
import { TRAY_SIZE } from '../cards/board.ts'
import { CARDS, DONE } from './offers.ts'
import type { Question } from './questions.ts'
import { playerAt, tallyOf, type Wingspan, type WingspanState } from './state.ts'

const FROM_DECK = { id: 'deck', about: { kind: 'deck' }, ref: { space: 'deck' } } as const

/** Cards that can still come from the deck, with the discards shuffled in. */
export function cardsLeft({ deck, discard }: WingspanState): number {
  return deck.length + discard.length
}

/** Whether there is a card to draw, from the tray or the deck. */
export function cardsInReach(state: WingspanState): boolean {
  return state.tray.length > 0 || cardsLeft(state) > 0
}

/** W24: the discards are shuffled when the deck has run out. With both empty there is nothing to draw. */
export function replenish(game: Wingspan): boolean {
  const { state, cards } = game
  if (state.deck.length > 0) return true
  if (state.discard.length === 0) return false
  state.deck = state.discard
  state.discard = []
  cards.shuffle(state.deck)
  game.tell({ kind: 'deck-reshuffled', n: state.deck.length })
  return true
}

/** Takes the top card without anybody seeing it. */
export function topCard(game: Wingspan): CardId | null {
  return replenish(game) ? (game.state.deck.pop() ?? null) : null
}

/** Draws into the hand; the number of cards that came. */
export function drawFromDeck(game: Wingspan, seat: Seat, n: number): number {
  const { state, cards } = game
  const { hand } = playerAt(state, seat)
  let drawn = 0
  while (drawn < n && replenish(game)) {
    for (const card of cards.draw(state.deck, hand, seat)) game.tell({ kind: 'draws', seat, card })
    drawn++
  }
  if (drawn > 0) tallyOf(state, seat).drawn += drawn
  return drawn
}

export function drawFromTray(game: Wingspan, seat: Seat, card: CardId): void {
  const { state, cards } = game
  cards.move(card, state.tray, playerAt(state, seat).hand)
  tallyOf(state, seat).drawn++
  game.tell({ kind: 'takes-from-tray', seat, card })
}

/** W24: one card from the tray or the deck. False where the player would rather not or there is none. */
export function drawOne(
  game: Wingspan,
  seat: Seat,
  about: Extract<Question, { readonly kind: 'draw-card' }>,
  must: boolean,
): boolean {
  const { state } = game
  const choices: (CardId | typeof FROM_DECK | typeof DONE)[] = state.tray.slice()
  if (cardsLeft(state) > 0) choices.push(FROM_DECK)
  if (choices.length === 0) return false
  if (!must) choices.push(DONE)
  const chosen = game.ask.one(seat, about, choices, CARDS)
  if (chosen === 'done') return false
  if (chosen === 'deck') drawFromDeck(game, seat, 1)
  else drawFromTray(game, seat, chosen)
  return true
}

/** Discards lie face up. */
export function discardFromHand(game: Wingspan, seat: Seat, card: CardId): void {
  const { state, cards } = game
  cards.move(card, playerAt(state, seat).hand, state.discard)
  cards.reveal(card)
  game.tell({ kind: 'discards', seat, card })
}

export function discardCard(game: Wingspan, card: CardId): void {
  game.cards.reveal(card)
  game.state.discard.push(card)
}

export function clearTray(game: Wingspan): void {
  const { tray, discard } = game.state
  if (tray.length === 0) return
  discard.push(...tray)
  tray.length = 0
  game.tell({ kind: 'tray-cleared' })
}

/** W24: only at the end of a turn. */
export function refillTray(game: Wingspan): void {
  const { tray } = game.state
  if (tray.length === TRAY_SIZE) return
  const before = tray.length
  while (tray.length < TRAY_SIZE) {
    const card = topCard(game)
    if (card === null) break
    game.cards.reveal(card)
    tray.push(card)
  }
  if (tray.length > before) game.tell({ kind: 'tray-filled', cards: tray.slice(before) })
}

/** What nobody picked, since somebody left, is discarded. */
export function discardDraft(game: Wingspan): void {
  const { state } = game
  if (state.drafting.length === 0) return
  game.tell({ kind: 'draft-discarded', cards: state.drafting.slice() })
  state.discard.push(...state.drafting)
  state.drafting.length = 0
}

export function takeFromDraft(game: Wingspan, seat: Seat, card: CardId): void {
  const { state } = game
  take(card, state.drafting)
  playerAt(state, seat).hand.push(card)
  tallyOf(state, seat).drawn++
  game.tell({ kind: 'picks', seat, card })
}
