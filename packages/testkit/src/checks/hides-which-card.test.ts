import type { CardId, GameDefinition, Seat } from '@turnwright/kernel'
import { describe, expect, test } from 'vitest'
import { complaintOf, hold, pondWith } from '../fixtures/holding.ts'
import { baitOf, handOf, type Pond, pond, type PondState, present } from '../fixtures/pond.ts'
import { hidesWhichCard } from './hides-which-card.ts'

type Put = (game: Pond, seat: Seat, card: CardId, nets: CardId[]) => void

const inSight: Put = (game, seat, card, nets) => game.cards.move(card, handOf(game.state, seat), nets)
const unseen: Put = (game, seat, card, nets) => game.cards.slip(card, handOf(game.state, seat), nets, seat)
const faceUp: Put = (game, seat, card, nets) => {
  inSight(game, seat, card, nets)
  game.cards.reveal(card)
}

/** A pond where the bait goes into a net on the table, and its id with it. */
function netted(put: Put): GameDefinition<PondState> {
  return pondWith({
    step(game) {
      const { state } = game
      if (state.phase !== 'bait') return pond.step(game)
      const seats = present(state).filter((seat) => handOf(state, seat).length > 0)
      const chosen = game.requestInputMany(seats.map((seat) => baitOf(game, seat)))
      for (const [at, { selection }] of chosen.entries())
        put(game, seats[at] as Seat, (selection as readonly [CardId])[0], state.shown)
      state.phase = 'turn'
    },
    view: (state, seat, cards) => ({ table: pond.view(state, seat, cards), nets: [...state.shown] }),
  })
}

describe('which of several hidden cards was chosen', () => {
  test('can be told by the id of a card that was moved, and the law says how to hide it', () => {
    expect(complaintOf(() => hold(netted(inSight), hidesWhichCard))).toMatch(
      /can tell by its id, at view\.nets\[0\], which card .* chose \("Choose your bait"\): slip it/,
    )
  })

  test('stays with its owner where it was slipped', () => {
    expect(hold(netted(unseen), hidesWhichCard)).toBeGreaterThan(0)
  })

  test('is no secret where the card is turned up', () => {
    expect(hold(netted(faceUp), hidesWhichCard)).toBeGreaterThan(0)
  })

  test('is no secret where the game says that all see which one goes', () => {
    expect(hold(netted(inSight), hidesWhichCard, { inPlainSight: ['Choose your bait'] })).toBeGreaterThan(0)
  })
})
