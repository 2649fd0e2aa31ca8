import { doLater, takeTask } from '@turnwright/kernel'
import { askForBids } from './bidding.ts'
import { offerConsolation } from './consolation.ts'
import { limitHands } from './hand-limit.ts'
import { openersOf } from './openers.ts'
import { openLot } from './opening.ts'
import { drawMoney } from './purse.ts'
import { endAuction } from './ending.ts'
import type { Auction } from './state.ts'

const INCOME = 2

/** One step: the first task of the agenda, which may put more of them there. */
export function step(game: Auction): void {
  const task = takeTask(game.state.agenda)
  switch (task?.do) {
    case 'begin-round':
      return beginRound(game)
    case 'limit-hands':
      return limitHands(game)
    case 'open':
      return openLot(game, task.seat)
    case 'bid':
      return askForBids(game)
    case 'console':
      return offerConsolation(game, task.losers)
    case undefined:
      return endAuction(game, 'sold-out')
  }
}

/** S5: from the second round on everybody draws two money cards; then each opens one lot. */
function beginRound(game: Auction): void {
  const { state } = game
  const openers = openersOf(state, ++state.round)
  game.tell({ kind: 'round-begins', round: state.round })
  if (state.round > 1) for (const seat of openers) drawMoney(game, seat, INCOME)
  doLater(state.agenda, { do: 'limit-hands' })
  for (const seat of openers) doLater(state.agenda, { do: 'open', seat })
  if (state.round < state.rounds) doLater(state.agenda, { do: 'begin-round' })
}
