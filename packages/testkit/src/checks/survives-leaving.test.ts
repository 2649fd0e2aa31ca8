import { describe, expect, test } from 'vitest'
import { hold, pondWith } from '../fixtures/holding.ts'
import { pond } from '../fixtures/pond.ts'
import { survivesLeaving } from './survives-leaving.ts'

const three = { tables: [{ players: 3 }] }

describe('leaving finds', () => {
  test('nothing in an honest game', () => {
    expect(hold(pond, survivesLeaving, three)).toBeGreaterThan(10)
  })

  test('a game that fails when somebody leaves', () => {
    const brittle = pondWith({
      leave({ state }, seat) {
        if (state.turn === seat) throw new Error('not in the middle of a turn')
        state.present[seat] = false
      },
    })
    expect(() => hold(brittle, survivesLeaving, three)).toThrow(
      /after \w+ left, the rules failed: not in the middle of a turn\n {2}at .*survives-leaving\.test\.ts:/,
    )
  })

  test('a game that goes on asking whoever left', () => {
    expect(() => hold(pondWith({ leave: () => {} }), survivesLeaving, three)).toThrow(
      /\w+ has left and is still asked "Choose your bait"/,
    )
  })

  test('a game that fails some answers later', () => {
    const late = pondWith({
      step(game) {
        const { state } = game
        if (state.present.includes(false) && state.phase === 'turn') throw new Error('a seat is missing')
        pond.step(game)
      },
    })
    expect(() => hold(late, survivesLeaving, three)).toThrow(
      /answers after \w+ left, the rules failed: a seat is missing/,
    )
  })

  test('a game that the rest can never finish', () => {
    const endless = pondWith({ result: (state) => (state.present.includes(false) ? null : pond.result(state)) })
    expect(() => hold(endless, survivesLeaving, { ...three, mostAnswers: 50 })).toThrow(
      /no end after \w+ left and 50 answers/,
    )
  })
})
