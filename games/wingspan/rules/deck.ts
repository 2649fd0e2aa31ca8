import { announce } from './announcement.ts'
import { isHeard } from './heard.ts'
import { type CardId, type Seat, take } from '@turnwright/kernel'
import { TRAY_SIZE } from '../cards/board.ts'
import { ask, DONE } from './ask.ts'
import { playerAt, tallyOf, type Wingspan, type WingspanState } from './state.ts'

const FROM_DECK = {
  id: 'deck',
  title: 'Top of the deck',
  detail: 'Unseen: cannot be undone',
  ref: { space: 'deck' },
} as const

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
  game.tell('The discarded birds are shuffled into a new deck')
  return true
}

/** Takes the top card without anybody seeing it. */
export function topCard(game: Wingspan): CardId | null {
  return replenish(game) ? (game.state.deck.pop() as CardId) : null
}

/** Draws into the hand; the number of cards that came. */
export function drawFromDeck(game: Wingspan, seat: Seat, n: number): number {
  const { state, cards } = game
  const { hand } = playerAt(state, seat)
  let drawn = 0
  while (drawn < n && replenish(game)) {
    const [card] = cards.draw(state.deck, hand, seat) as [CardId]
    game.tell('{player} draws {card} from the deck', { player: { seat }, card: { card } })
    drawn++
  }
  if (drawn > 0) {
    tallyOf(state, seat).drawn += drawn
    if (isHeard(game)) announce(game, { type: 'DRAW_CARDS', seat, n: drawn, from: 'deck', kinds: [] })
  }
  return drawn
}

export function drawFromTray(game: Wingspan, seat: Seat, card: CardId): void {
  const { state, cards } = game
  cards.move(card, state.tray, playerAt(state, seat).hand)
  tallyOf(state, seat).drawn++
  if (isHeard(game)) announce(game, { type: 'DRAW_CARDS', seat, n: 1, from: 'tray', kinds: [cards.kind(card)] })
  game.tell('{player} takes {card} from the tray', { player: { seat }, card: { card } })
}

/** W24: one card from the tray or the deck. False where the player would rather not or there is none. */
export function drawOne(
  game: Wingspan,
  seat: Seat,
  title: string,
  must: boolean,
  left: number,
  help?: string,
): boolean {
  const { state } = game
  const choices: (CardId | typeof FROM_DECK | typeof DONE)[] = state.tray.slice()
  if (cardsLeft(state) > 0) choices.push(FROM_DECK)
  if (choices.length === 0) return false
  if (!must) choices.push(DONE)
  const chosen = ask(game, seat, 'drawCards', title, choices, help, left)
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
  if (isHeard(game)) announce(game, { type: 'DISCARD_CARDS', seat, kinds: [cards.kind(card)] })
  game.tell('{player} discards {card}', { player: { seat }, card: { card } })
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
  if (isHeard(game)) announce(game, { type: 'REMOVE_CARDS_FROM_TRAY' })
}

/** W24: only at the end of a turn. */
export function refillTray(game: Wingspan): void {
  const { tray } = game.state
  const missing = TRAY_SIZE - tray.length
  for (let i = 0; i < missing; i++) {
    const card = topCard(game)
    if (card === null) break
    game.cards.reveal(card)
    tray.push(card)
  }
  if (missing > 0 && isHeard(game))
    announce(game, {
      type: 'REFILL_BIRD_TRAY',
      kinds: tray.slice(TRAY_SIZE - missing).map((card) => game.cards.kind(card)),
    })
}

/** What nobody picked, since somebody left, is discarded. */
export function discardDraft({ state }: Wingspan): void {
  if (state.drafting.length === 0) return
  state.discard.push(...state.drafting)
  state.drafting.length = 0
}

export function takeFromDraft(game: Wingspan, seat: Seat, card: CardId): void {
  const { state } = game
  take(card, state.drafting)
  playerAt(state, seat).hand.push(card)
  tallyOf(state, seat).drawn++
  if (isHeard(game))
    announce(game, { type: 'DRAW_CARDS', seat, n: 1, from: 'revealed', kinds: [game.cards.kind(card)] })
  game.tell('{player} picks {card}', { player: { seat }, card: { card } })
}
