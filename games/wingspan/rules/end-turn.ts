import { doNext, type Seat } from '@turnwright/kernel'
import { discardDraft, discardFromHand, refillTray } from './deck.ts'
import { CARDS } from './offers.ts'
import { clearTally, playerAt, type Wingspan, type WingspanState } from './state.ts'

/** W37: what was promised is given up now, any card of the hand. */
export function discardAtTurnEnd(game: Wingspan, seat: Seat): void {
  const player = playerAt(game.state, seat)
  if (player.duty === 0 || player.hand.length === 0) {
    player.duty = 0
    return
  }
  const about = { kind: 'give-up-card', left: player.duty } as const
  discardFromHand(game, seat, game.ask.one(seat, about, player.hand.slice(), CARDS))
  player.duty--
  if (player.duty > 0) doNext(game.state.agenda, { do: 'discard-duty', seat })
}

/** W24: the tray is filled up, and the next player is on. */
export function endTurn(game: Wingspan, seat: Seat): void {
  const { state } = game
  const player = playerAt(state, seat)
  if (player.isPresent && player.duty > 0)
    return doNext(state.agenda, { do: 'discard-duty', seat }, { do: 'end-turn', seat })
  clearTally(player.between)
  discardDraft(game)
  refillTray(game)
  if (state.automa !== null && state.automa.turnsLeft > 0) return doNext(state.agenda, { do: 'automa-turn' })
  nextTurn(state, seat)
}

/** The next player clockwise who has turns left, or the end of the round. */
export function nextTurn(state: WingspanState, seat: Seat): void {
  const seats = state.players.length
  for (let step = 1; step <= seats; step++) {
    const next = (seat + step) % seats
    const player = playerAt(state, next)
    if (player.isPresent && player.turnsLeft > 0) return doNext(state.agenda, { do: 'turn', seat: next })
  }
  doNext(state.agenda, { do: 'end-round' })
}
