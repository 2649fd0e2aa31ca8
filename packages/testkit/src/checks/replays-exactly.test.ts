import { describe, expect, test } from 'vitest'
import { hold, pondWith } from '../fixtures/holding.ts'
import { pond } from '../fixtures/pond.ts'
import { replaysExactly } from './replays-exactly.ts'

describe('replaying finds', () => {
  test('nothing in an honest game', () => {
    expect(hold(pond, replaysExactly)).toBeGreaterThan(10)
  })

  test('state that hides outside the state', () => {
    let steps = 0
    const counting = pondWith({
      step(game) {
        pond.step(game)
        game.state.bank += ++steps % 2
      },
    })
    expect(() => hold(counting, replaysExactly)).toThrow(/Pond must keep this law: a game replays exactly/)
  })

  test('a setup that differs from game to game', () => {
    let games = 0
    const drifting = pondWith({
      setup: (game, options) => ({ ...pond.setup(game, options), bank: 12 + (games++ % 5) }),
    })
    expect(() => hold(drifting, replaysExactly)).toThrow(/no record can be made|replays as DIVERGED|resumed/)
  })

  test('a Map in the state, which no checkpoint can keep', () => {
    const mapped = pondWith({
      setup: (game, options) => ({ ...pond.setup(game, options), seen: new Map() }) as never,
      step(game) {
        const { seen } = game.state as unknown as { seen: Map<number, number> }
        seen.set(seen.size, 1)
        pond.step(game)
      },
    })
    expect(() => hold(mapped, replaysExactly)).toThrow(/seen\.set is not a function|the rules failed/)
  })

  test('a view that remembers', () => {
    let looks = 0
    const remembering = pondWith({ view: () => ({ looks: looks++ }) })
    expect(() => hold(remembering, replaysExactly)).toThrow('is told something else at view.looks')
  })
})
