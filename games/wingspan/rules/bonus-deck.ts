import { type CardId, doNext, type Seat, take } from '@turnwright/kernel'
import { CARDS } from './offers.ts'
import { playerAt, type Wingspan, type WingspanState } from './state.ts'

const KEEP_BONUS = { kind: 'keep-bonus' } as const

export function bonusLeft({ bonusDeck, bonusDiscard }: WingspanState): number {
  return bonusDeck.length + bonusDiscard.length
}

/** W43: the player looks at new bonus cards; discarded ones are shuffled in when the deck has run out. */
export function lookAtBonusCards(game: Wingspan, seat: Seat, n: number): void {
  const { state, cards } = game
  const { offered } = playerAt(state, seat)
  for (let looked = 0; looked < n; looked++) {
    if (state.bonusDeck.length === 0) {
      if (state.bonusDiscard.length === 0) break
      state.bonusDeck = state.bonusDiscard
      state.bonusDiscard = []
      cards.shuffle(state.bonusDeck)
      game.tell({ kind: 'bonus-reshuffled', n: state.bonusDeck.length })
    }
    cards.draw(state.bonusDeck, offered, seat)
  }
  game.tell({ kind: 'looks-at-bonus', seat, n: offered.length })
}

/** W43: of those looked at, so many are kept and the others discarded unseen. */
export function keepBonus(game: Wingspan, seat: Seat, keep: number): void {
  const { state } = game
  const { offered, bonus } = playerAt(state, seat)
  if (keep > 0 && offered.length > 0) {
    const card = game.ask.one(seat, KEEP_BONUS, offered.slice(), CARDS)
    take(card, offered)
    bonus.push(card)
    game.tell({ kind: 'keeps-bonus', seat, card })
    if (keep > 1) return doNext(state.agenda, { do: 'keep-bonus', seat, keep: keep - 1 })
  }
  discardOffered(state, offered)
}

export function discardOffered(state: WingspanState, offered: CardId[]): void {
  state.bonusDiscard.push(...offered)
  offered.length = 0
}
