import type { Seat } from '@turnwright/kernel'
import { drawMoney } from './purse.ts'
import type { Ask } from './questions.ts'
import { type Auction, collectorAt } from './state.ts'

const CONSOLATION = 2

const SPEAK_UP: Ask = { kind: 'speak-up' }
const TAKE_OR_LEAVE = [
  { id: 'take', about: { kind: 'take-consolation', draws: CONSOLATION } },
  { id: 'leave', about: { kind: 'leave-consolation' } },
] as const satisfies readonly { readonly id: string; readonly about: Ask }[]

/** S15: of those who bid and lost, the first to speak up draws two money cards and sits out the next lot. */
export function offerConsolation(game: Auction, losers: readonly Seat[]): void {
  const { state } = game
  let asked = losers.filter((seat) => collectorAt(state, seat).isPresent)
  while (asked.length > 0) {
    const { seat, selection } = game.requestInputAny(asked.map((each) => offerTo(game, each)))
    if (selection[0] === 'take') {
      state.sittingOut = seat
      game.tell({ kind: 'spoke-up', by: seat })
      return drawMoney(game, seat, CONSOLATION)
    }
    asked = asked.filter((each) => each !== seat)
  }
}

function offerTo(game: Auction, seat: Seat) {
  return { actor: game.player(seat).name, about: SPEAK_UP, choices: TAKE_OR_LEAVE } as const
}
