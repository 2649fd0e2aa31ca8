import { describe, expect, test } from 'vitest'
import { hold, pondWith } from '../fixtures/holding.ts'
import { baitOf, type Pond, pond } from '../fixtures/pond.ts'
import { waitsForAllAlike } from './waits-for-all-alike.ts'

/** Both players bait at once, with something added to the question, and something done afterwards. */
function baiting(more: (game: Pond) => object, after: (game: Pond) => void = () => {}) {
  return pondWith({
    step(game) {
      game.requestInputMany([0, 1].map((seat) => ({ ...baitOf(game, seat), ...more(game) })))
      after(game)
      game.state.round++
    },
  })
}

describe('simultaneous answers find', () => {
  test('nothing in an honest game', () => {
    expect(hold(pond, waitsForAllAlike, { tables: [{ players: 3 }] })).toBeGreaterThan(10)
    expect(
      hold(
        baiting(() => ({})),
        waitsForAllAlike,
      ),
    ).toBeGreaterThan(2)
  })

  test('rules that care who answered last', () => {
    const racing = baiting(
      () => ({}),
      ({ state, log }) => {
        const [last] = log.slice(-1)
        if (last?.kind === 'answer') state.coins[last.seat] = 1
      },
    )
    expect(() => hold(racing, waitsForAllAlike)).toThrow(
      /another order of simultaneous answers gives another game: state\.coins/,
    )
  })

  test('a question that says what somebody else has answered', () => {
    const gossiping = baiting(({ log }) => ({ help: JSON.stringify(log) }))
    expect(() => hold(gossiping, waitsForAllAlike)).toThrow(
      /(ana|bo) tells the others by answering \("Choose your bait"\) before all have: \[0\]\.prompts\[0\]\.help/,
    )
  })
})
