import type { CardId } from '@turnwright/kernel'
import { describe, expect, test } from 'vitest'
import { hold, pondWith } from '../fixtures/holding.ts'
import { type Pond, type PondState, pond } from '../fixtures/pond.ts'
import { conservesCards } from './conserves-cards.ts'

const tokens = ({ coins, bank }: PondState) => ({ coins: coins.reduce((sum, each) => sum + each, bank) })
const zones = ({ deck, hands, shown }: PondState) => [deck, ...hands, shown]

/** Does something at the end of every bait. */
function afterBait(mischief: (game: Pond) => void) {
  return pondWith({
    step(game) {
      const { phase } = game.state
      pond.step(game)
      if (phase === 'bait') mischief(game)
    },
  })
}

describe('counting cards and tokens finds', () => {
  test('nothing in an honest game, by walking the state or by its zones', () => {
    expect(hold(pond, conservesCards, { tokens })).toBeGreaterThan(10)
    expect(hold(pond, conservesCards, { zones, tokens })).toBeGreaterThan(10)
  })

  test('a card that is lost', () => {
    expect(() =>
      hold(
        afterBait(({ state }) => state.shown.pop()),
        conservesCards,
      ),
    ).toThrow(/card \d+ \((carp|perch|pike)\) stands in no zone/)
  })

  test('a card that stands twice, with both places', () => {
    const doubling = afterBait(({ state }) => state.deck.push(state.shown[0] as CardId))
    expect(() => hold(doubling, conservesCards)).toThrow(/stands in 2 places: state\.deck, state\.shown/)
  })

  test('an old id in a zone', () => {
    const stale = afterBait(({ state, cards }) => {
      const old = state.deck.slice()
      cards.shuffle(state.deck)
      state.deck = old
    })
    expect(() => hold(stale, conservesCards, { zones })).toThrow('which is no card now')
  })

  test('a card held by a field of its own only once', () => {
    const holding = afterBait(({ state }) => {
      const table = state as PondState & { held?: { fish: CardId } }
      table.held ??= { fish: state.shown.pop() as CardId }
    })
    expect(hold(holding, conservesCards)).toBeGreaterThan(10)
  })

  test('coins out of nowhere', () => {
    expect(() =>
      hold(
        afterBait(({ state }) => void state.bank++),
        conservesCards,
        { tokens },
      ),
    ).toThrow('there were 12 coins and now there are 13')
  })
})
