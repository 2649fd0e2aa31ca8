import type { CardId, Seat } from '@turnwright/kernel'
import { ask } from './ask.ts'
import { buryTheDead, handOver } from './battlefield.ts'
import { discard, drawCards } from './card-effects.ts'
import { printed } from './identities.ts'
import { renewMarket } from './market.ts'
import { setOffAll } from './set-off.ts'
import { type Estraven, opponentOf, playerAt } from './state.ts'

export const HAND_SIZE = 7

/** E7, E8: the start phase. */
export function startTurn(game: Estraven): void {
  const { state } = game
  const seat = state.turn
  const player = playerAt(state, seat)
  state.turns++
  if (seat === state.first && ++state.round > 1) renewMarket(game)
  state.attacked = false
  state.traded = false
  if (!player.keepsPool) player.pool = 0
  player.keepsPool = false
  player.passUntil = 'ask'
  if (player.pitched.length > 0) player.graveyard.push(...player.pitched.splice(0))
  for (const permanent of player.battlefield) {
    permanent.tapped = false
    permanent.used = 0
  }
  game.tell("{player}'s turn begins", { player: { seat } })
  drawCards(game, seat, HAND_SIZE - player.hand.length)
  state.phase = 'main'
  setOffAll(state, 'start', seat)
}

/** E14: the end phase. */
export function endPhase(game: Estraven): void {
  const { state } = game
  discardDown(game, state.turn)
  for (let seat = 0; seat < state.players.length; seat++)
    for (const permanent of playerAt(state, seat).battlefield) {
      if (printed(permanent.kind).type === 'troop') permanent.damage = 0
      permanent.powerNow = 0
      permanent.resistanceNow = 0
      permanent.healthNow = 0
      permanent.keywordsNow = 0
      permanent.used = 0
    }
  giveBack(game)
  // Leaders keep their damage, and what kept them standing may have ended.
  buryTheDead(game)
  state.turn = opponentOf(state, state.turn)
  state.phase = 'start'
}

function discardDown(game: Estraven, seat: Seat): void {
  const { hand } = playerAt(game.state, seat)
  const count = hand.length - HAND_SIZE
  if (count <= 0) return
  const discarded = ask(game, seat, 'discard', {
    actor: game.player(seat).name,
    title: count === 1 ? 'Discard a card' : `Discard ${count} cards`,
    choices: hand.slice(),
    cards: true,
    count,
  })
  for (const card of discarded as readonly CardId[]) discard(game, seat, card)
}

/** What was taken over for the turn goes back. */
function giveBack({ state }: Estraven): void {
  for (let seat = 0; seat < state.players.length; seat++) {
    const lent = playerAt(state, seat).battlefield.filter(({ isLent }) => isLent)
    for (const permanent of lent) handOver(state, seat, permanent.owner, permanent)
  }
}
