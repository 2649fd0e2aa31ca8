import type { Seat } from '@turnwright/kernel'
import { describe, expect, test } from 'vitest'
import { hold, pondWith } from '../fixtures/holding.ts'
import { baitOf, type Pond, pond } from '../fixtures/pond.ts'
import { waitsForAllAlike } from './waits-for-all-alike.ts'

/** Both players bait at once, with something added to the question, and something done afterwards. */
function baiting(more: (game: Pond, seat: Seat) => object, after: (game: Pond) => void = () => {}) {
  return pondWith({
    step(game) {
      game.requestInputMany([0, 1].map((seat) => ({ ...baitOf(game, seat), ...more(game, seat) })))
      after(game)
      game.state.round++
    },
  })
}

/** A check that lets everything pass, and remembers that it was asked. */
function notes(note: () => unknown): null {
  note()
  return null
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
    let last = 0
    const racing = baiting(
      (_, seat) => ({ check: () => notes(() => (last = seat)) }),
      ({ state }) => {
        state.coins[last] = 1
      },
    )
    expect(() => hold(racing, waitsForAllAlike)).toThrow(
      /another order of simultaneous answers gives another game: state\.coins/,
    )
  })

  test('a question that says what somebody else has answered', () => {
    const heard = new Set<Seat>()
    const gossiping = baiting((_, seat) => {
      if (seat === 0) heard.clear()
      return {
        check: () => notes(() => heard.add(seat)),
        unavailable: () => [...heard].map((one) => ({ title: `As seat ${one}`, reason: 'Somebody has chosen' })),
      }
    })
    expect(() => hold(gossiping, waitsForAllAlike)).toThrow(
      /(ana|bo) tells the others by answering \("Choose your bait"\) before all have: \[0\]\.prompts\[0\]\.unavailable/,
    )
  })
})
