import type { CardId, GameDefinition, Seat } from '@turnwright/kernel'
import { describe, expect, test } from 'vitest'
import { chosenBy, type Lofts, lofts, type LoftState, passOn } from '../../../../examples/rules/passed-hands.ts'
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

describe('which card of a hand that was passed on was chosen', () => {
  type View = GameDefinition<LoftState>['view']
  type Hide = (game: Lofts, seat: Seat, card: CardId) => void

  const handOf = ({ state }: Lofts, seat: Seat): CardId[] => state.hands[seat] as CardId[]
  const loftOf = ({ state }: Lofts, seat: Seat): CardId[] => state.lofts[seat] as CardId[]
  const moved: Hide = (game, seat, card) => game.cards.move(card, handOf(game, seat), loftOf(game, seat))
  const slipped: Hide = (game, seat, card) => void game.cards.slip(card, handOf(game, seat), loftOf(game, seat), seat)
  const all: View = (...shown) => lofts.view(...shown)
  const namesAlone: View = ({ lofts: zones }, _, cards) => zones.map((loft) => loft.map((card) => cards.identity(card)))
  const countsAlone: View = ({ lofts: zones }) => zones.map(({ length }) => length)

  /** The draft, with the card hidden in this way. */
  function drafted(hide: Hide, view = all, pass = passOn): typeof lofts {
    return {
      ...lofts,
      view,
      step(game) {
        for (const { seat, card } of chosenBy(game)) hide(game, seat, card)
        pass(game)
        if (game.state.hands.every((hand) => hand.length === 0))
          game.finish({ winners: [], scores: game.players.map(() => 0), reason: { kind: 'brightest' } })
      },
    }
  }

  test.for<readonly [where: string, hide: Hide, view: View, place: string]>([
    ['by its id', moved, all, 'view.lofts[0][1].card'],
    ['by its name, where no id is shown', moved, namesAlone, 'view[0][1]'],
    [
      'by a line that names it',
      (game, seat, card) => {
        moved(game, seat, card)
        game.tell({ kind: 'hid', by: seat, card })
      },
      countsAlone,
      'log[0].about.card',
    ],
  ])('can be told by whoever passed it on, %s, if it was moved', ([, hide, view, place]) => {
    const told = complaintOf(() => hold(drafted(hide, view), hidesWhichCard))
    expect(told).toContain(`bo can tell, having known it before, at ${place}, which card ana chose ("Hide a lantern")`)
  })

  test('can be told among cards that only its owner knows, too', () => {
    const given = drafted(moved, namesAlone, () => {})
    const oneKnown = {
      ...given,
      setup(...deal: Parameters<typeof lofts.setup>) {
        const [{ cards }] = deal
        const state = lofts.setup(...deal)
        cards.show(state.hands[0]?.[0] as CardId, 1)
        return state
      },
    }
    expect(complaintOf(() => hold(oneKnown, hidesWhichCard, { games: 20 }))).toContain(
      'view[0][0], which card ana chose',
    )
  })

  test('is told to nobody where it was slipped', () => {
    expect(hold(drafted(slipped), hidesWhichCard)).toBeGreaterThan(0)
    expect(hold(drafted(slipped, namesAlone), hidesWhichCard)).toBeGreaterThan(0)
  })

  test('is no secret where it is turned up for all', () => {
    const shown: Hide = (game, seat, card) => {
      moved(game, seat, card)
      game.cards.reveal(card)
    }
    expect(hold(drafted(shown), hidesWhichCard)).toBeGreaterThan(0)
  })
})
