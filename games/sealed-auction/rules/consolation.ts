import type { Seat } from '@turnwright/kernel'
import { drawMoney } from './purse.ts'
import { type Auction, collectorAt } from './state.ts'

const CONSOLATION = 2

/** S15: of those who bid and lost, the first to speak up draws two money cards and sits out the next lot. */
export function offerConsolation(game: Auction, losers: readonly Seat[]): void {
  const { state } = game
  let asked = losers.filter((seat) => collectorAt(state, seat).isPresent)
  while (asked.length > 0) {
    const { seat, selection } = game.requestInputAny(asked.map((each) => offerTo(game, each)))
    if (selection[0] === 'take') {
      state.sittingOut = seat
      game.tell('{player} speaks up and will sit out the next lot', { player: { seat } })
      return drawMoney(game, seat, CONSOLATION)
    }
    asked = asked.filter((each) => each !== seat)
  }
}

function offerTo(game: Auction, seat: Seat) {
  return {
    actor: game.player(seat).name,
    title: 'Speak up for the consolation?',
    help: 'The first to speak up draws two money cards, and cannot bid for the next lot.',
    choices: [
      { id: 'take', title: `Draw ${CONSOLATION} money cards, sit out the next lot` },
      { id: 'leave', title: 'Leave it' },
    ],
  } as const
}
