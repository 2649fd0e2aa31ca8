import type { Seat } from '@turnwright/kernel'
import { replay } from '@turnwright/kernel/host'
import { describe, expect, test } from 'vitest'
import { examineRecord } from '../explore.ts'
import { complaintOf, hold, pondWith, recordIn } from '../fixtures/holding.ts'
import { pond } from '../fixtures/pond.ts'
import { gameUnderTest } from '../game-under-test.ts'
import { survivesAdversaries } from './plays-to-the-end.ts'
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

describe('the record of a game that fails when somebody leaves', () => {
  const rooted = pondWith({
    leave: (_game: unknown, seat: Seat) => {
      throw new Error(`seat ${seat} may not go`)
    },
  })
  const late = pondWith({
    step(game) {
      if (game.state.present.includes(false) && game.state.phase === 'turn') throw new Error('a seat is missing')
      pond.step(game)
    },
  })
  const deaf = pondWith({ leave: () => {} })

  test.for([
    ['at once', rooted, survivesLeaving, /may not go/, 'DIVERGED'],
    ['at once, at a table where people come and go', rooted, survivesAdversaries, /may not go/, 'DIVERGED'],
    ['some answers later', late, survivesLeaving, /a seat is missing/, 'DIVERGED'],
    ['by being asked on', deaf, survivesLeaving, /is still asked/, 'EXACT'],
  ] as const)('holds the departure, and fails again: %s', ([, game, check, complaint, verdict]) => {
    const told = complaintOf(() => hold(game, check, { ...three, games: 60 }))
    const record = recordIn(told)
    expect(told).toMatch(complaint)
    expect(record.log.filter(({ kind }) => kind === 'leave')).toHaveLength(1)
    expect(replay(game, record).verdict).toBe(verdict)
    expect(() => examineRecord(gameUnderTest(game, three), check, record)).toThrow(complaint)
  })
})
