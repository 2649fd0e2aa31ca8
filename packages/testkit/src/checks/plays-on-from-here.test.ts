import { describe, expect, test } from 'vitest'
import { hold, pondWith } from '../fixtures/holding.ts'
import { pond } from '../fixtures/pond.ts'
import { playsOnFromHere } from './plays-on-from-here.ts'

describe('playing on finds', () => {
  test('nothing in an honest game', () => {
    expect(hold(pond, playsOnFromHere)).toBeGreaterThan(10)
  })

  test('a view that shows somebody a card which nobody has seen', () => {
    const shining = pondWith({
      step(game) {
        const top = game.state.deck.at(-1)
        Object.assign(game.state, { shine: top === undefined ? '' : game.cards.identity(top) })
        pond.step(game)
      },
      view: (state, seat, cards) => ({ board: pond.view(state, seat, cards), shine: 'shine' in state && state.shine }),
    })
    expect(() => hold(shining, playsOnFromHere)).toThrow(/a game that begins here looks different to .*: view\.shine/)
  })

  test('rules that remember what no moment holds', () => {
    let steps = 0
    const counting = pondWith({
      step(game) {
        pond.step(game)
        game.state.bank += ++steps % 3
      },
    })
    expect(() => hold(counting, playsOnFromHere)).toThrow(
      /Pond must keep this law: a game can be played on|does not replay to the state it is in/,
    )
  })
})
