import { buryTheDead, handOver } from './battlefield.ts'
import { discardCards, drawCards } from './card-effects.ts'
import { furyIn } from './fury.ts'
import { printed } from './identities.ts'
import { renewMarket } from './market.ts'
import { setOffAll } from './set-off.ts'
import { type Estraven, opponentOf, playerAt } from './state.ts'

export const HAND_SIZE = 7

/** E55: a library that gets shorter with every turn ends every game. */
const LEAST_DRAWN = 1

/** E7: whoever has so much less life gets 1 mana for each of these. */
const BEHIND: readonly number[] = [1, 6]

/** E7, E8: the start phase. */
export function startTurn(game: Estraven): void {
  const { state } = game
  // E47: what is set off as a turn ends still belongs to it, so the other player is on only now.
  if (state.turns > 0) state.turn = opponentOf(state, state.turn)
  const seat = state.turn
  const player = playerAt(state, seat)
  state.turns++
  if (seat === state.first) startRound(game)
  state.attacked = false
  state.traded = false
  if (!player.keepsPool) player.pool = 0
  player.keepsPool = false
  player.pool += rallyOf(playerAt(state, opponentOf(state, seat)).life - player.life)
  player.passUntil = 'ask'
  if (player.pitched.length > 0) player.graveyard.push(...player.pitched.splice(0))
  for (const permanent of player.battlefield) {
    permanent.tapped = false
    permanent.used = 0
  }
  game.tell({ kind: 'turn-begins', seat, round: state.round, pool: player.pool })
  drawCards(game, seat, Math.max(LEAST_DRAWN, HAND_SIZE - player.hand.length))
  state.phase = 'main'
  setOffAll(state, 'start', seat)
}

function startRound(game: Estraven): void {
  const { state } = game
  state.round++
  if (state.round > 1) renewMarket(game)
  const power = furyIn(state.round)
  if (power > 0) game.tell({ kind: 'fury', power })
}

function rallyOf(behind: number): number {
  let mana = 0
  for (const least of BEHIND) if (behind >= least) mana++
  return mana
}

/** E14: the end phase. The turn lasts until the next one starts. */
export function endPhase(game: Estraven): void {
  const { state } = game
  discardCards(game, state.turn, playerAt(state, state.turn).hand.length - HAND_SIZE)
  game.tell({ kind: 'turn-ends', seat: state.turn })
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
  state.phase = 'start'
}

/** What was taken over for the turn goes back. */
function giveBack(game: Estraven): void {
  for (let seat = 0; seat < game.state.players.length; seat++) {
    const lent = playerAt(game.state, seat).battlefield.filter(({ isLent }) => isLent)
    for (const permanent of lent) {
      handOver(game.state, seat, permanent.owner, permanent)
      game.tell({ kind: 'given-back', card: permanent.card, seat: permanent.owner })
    }
  }
}
