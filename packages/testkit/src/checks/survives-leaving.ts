import type { Seat } from '@turnwright/kernel'
import type { Game } from '@turnwright/kernel/host'
import type { Check } from '../check.ts'
import { LawBroken } from '../law-broken.ts'
import { answer, legalSelection } from '../play/moves.ts'
import { type Sitting, seatOf } from '../play/sitting.ts'
import { sparsely } from '../sparsely.ts'

/** Playing every game to its end from every question would take too long: most leavings are followed a little way. */
const FOLLOWED = 3

/** Whoever leaves, whenever: the game goes on without them or ends, and the rest can finish it. */
export const survivesLeaving: Check = {
  law: 'goes on or ends when any player leaves at any question',
  style: 'random',
  games: (usual) => Math.max(1, Math.ceil(usual / 2)),
  begin: () => {
    const anyoneLeaves = sparsely((sitting) => {
      for (const seat of staying(sitting)) leaves(sitting, seat, false)
      leaves(sitting, someone(sitting), true)
    })
    return {
      atQuestion(sitting) {
        leaves(sitting, someone(sitting), false)
        anyoneLeaves(sitting)
        // Nothing failed in what was tried.
        sitting.scene = sitting.game
      },
    }
  },
}

/** In a record somebody may have left already. */
function staying({ table, left }: Sitting): readonly Seat[] {
  return table.players.map(({ seat }) => seat).filter((seat) => !left.has(seat))
}

function someone(sitting: Sitting): Seat {
  const seats = staying(sitting)
  return seats[sitting.chance('someone').int(seats.length)] as Seat
}

function leaves(sitting: Sitting, seat: Seat, toTheEnd: boolean): void {
  const game = sitting.copy()
  const name = sitting.nameOf(seat)
  sitting.leave(game, seat)
  sitting.mustStand(game, `after ${name} left`)
  const chance = sitting.chance(`leave ${seat}`)
  const most = toTheEnd ? sitting.subject.mostAnswers : FOLLOWED
  for (let answers = 0; game.waiting !== null; answers++) {
    nobodyWaitsFor(sitting, game, seat)
    if (answers === most) {
      if (toTheEnd) throw new LawBroken(`no end after ${name} left and ${most} answers\n  ${sitting.place()}`)
      return
    }
    const { selectors } = game.waiting
    const selector = selectors[chance.int(selectors.length)] as (typeof selectors)[number]
    answer(sitting, game, selector, legalSelection(sitting, selector, chance))
    sitting.mustStand(game, `some answers after ${name} left`)
  }
  if (game.result === null)
    throw new LawBroken(`after ${name} left, the game neither asks anything nor is over\n  ${sitting.place()}`)
}

function nobodyWaitsFor(sitting: Sitting, game: Game, seat: Seat): void {
  const asked = game.waiting?.selectors.find((selector) => seatOf(game, selector) === seat)
  if (asked !== undefined)
    throw new LawBroken(`${asked.actor} has left and is still asked "${asked.title}"\n  ${sitting.place()}`)
}
