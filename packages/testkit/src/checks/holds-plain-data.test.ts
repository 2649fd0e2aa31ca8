import { describe, expect, test } from 'vitest'
import { hold, pondWith } from '../fixtures/holding.ts'
import { type PondState, pond } from '../fixtures/pond.ts'
import { holdsPlainData } from './holds-plain-data.ts'

class Purse {
  readonly coins = 3
}

const impure: readonly (readonly [string, unknown])[] = [
  ['a Map', new Map([['ana', 1]])],
  ['a Set', new Set([1])],
  ['a Date', new Date(0)],
  ['a function', () => 1],
  ['undefined', undefined],
  ['NaN', Number.NaN],
  ['a class instance', new Purse()],
]

describe('looking for plain data finds', () => {
  test('nothing in an honest game', () => {
    expect(hold(pond, holdsPlainData)).toBeGreaterThan(10)
  })

  test.for(impure)('%s in the first state', ([, value]) => {
    const odd = pondWith({
      setup: (game, options) => ({ ...pond.setup(game, options), odd: { deep: [value] } }) as PondState,
    })
    expect(() => hold(odd, holdsPlainData)).toThrow(/state\.odd\.deep\[0\] is /)
  })

  test('what a later step puts there and the next one takes away', () => {
    const odd = pondWith({
      step(game) {
        const state = game.state as PondState & { memo?: unknown }
        if (state.memo !== undefined) delete state.memo
        pond.step(game)
        if (state.phase === 'turn' && state.round === 2) state.memo = new Set([1])
      },
    })
    expect(() => hold(odd, holdsPlainData)).toThrow('state.memo is a Set')
  })

  test('a copy of its own that leaves something out', () => {
    const hasty = pondWith({ copy: (state) => ({ ...structuredClone(state), bank: 0 }) })
    expect(() => hold(hasty, holdsPlainData)).toThrow("the game's own copy of the state differs from it")
    const careful = pondWith({ copy: (state) => structuredClone(state) })
    expect(hold(careful, holdsPlainData)).toBeGreaterThan(10)
  })

  test.for(impure)('%s in what a seat is shown', ([, value]) => {
    const odd = pondWith({ view: (state, seat, cards) => ({ board: pond.view(state, seat, cards), extra: [value] }) })
    expect(() => hold(odd, holdsPlainData)).toThrow(/the projection for ana\.view\.extra\[0\] is /)
  })

  test('undefined in the result', () => {
    const odd = pondWith({
      result: (state) =>
        state.round > 1 ? ({ ...pond.result({ ...state, round: 9 }), tie: undefined } as never) : null,
    })
    expect(() => hold(odd, holdsPlainData)).toThrow('the result.tie is undefined')
  })
})
