import type { Outline, Stop } from '@turnwright/replay'
import { expect, test } from 'vitest'
import { sinceTurnOf } from './since-my-turn.ts'

/** Who answered, in order, and the moment at which the table stands now. */
function outlined(seats: readonly number[]): Outline {
  const stops = [...seats, null].map(
    (seat): Stop => ({ kind: seat === null ? 'end' : 'answer', seat, turn: 0, takenBack: false }),
  )
  return { first: 0, stops, turns: [] }
}

test('what the others did begins after one’s own last answer', () => {
  expect(sinceTurnOf(outlined([0, 1, 2, 1]), 0, true)).toBe(1)
  expect(sinceTurnOf(outlined([1, 0, 0, 1, 2]), 0, false)).toBe(3)
})

test('in the middle of a turn it is what came before the turn', () => {
  expect(sinceTurnOf(outlined([0, 1, 2, 0, 0]), 0, true)).toBe(1)
  expect(sinceTurnOf(outlined([0, 1, 2, 0, 0]), 0, false), 'the turn is over, and nobody has done anything').toBe(5)
})

test('who has had no turn yet sees everything from the beginning', () => {
  expect(sinceTurnOf(outlined([1, 2]), 0, true)).toBe(0)
  expect(sinceTurnOf(outlined([0, 0]), 0, true)).toBe(2)
  expect(sinceTurnOf(outlined([]), 0, true)).toBe(0)
})
