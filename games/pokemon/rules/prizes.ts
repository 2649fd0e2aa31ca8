import type { CardId, Seat } from '@turnwright/kernel'
import { type Duel, type DuelState, type PlayerState, playerAt } from './state.ts'

/** P51: a Prize goes to the hand, and only whoever takes it sees it. */
export function receivePrize(game: Duel, seat: Seat, card: CardId): void {
  const { prizes, hand } = playerAt(game.state, seat)
  game.cards.show(card, seat)
  game.cards.move(card, prizes, hand)
  game.tell({ kind: 'prize-taken', by: seat })
}

/** How many Prizes a player has taken; none before they are set. */
export function prizesTaken({ turnNumber, prizesToWin }: DuelState, { prizes }: PlayerState): number {
  return turnNumber === 0 ? 0 : prizesToWin - prizes.length
}
