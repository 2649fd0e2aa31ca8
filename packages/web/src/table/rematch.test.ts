import type { TableState } from '@turnwright/protocol/client'
import { expect, test } from 'vitest'
import { mayPlayAgain } from './rematch.ts'

/** A finished table of people, some of whom left; `me` looks at it. */
function tableOf(lefts: readonly boolean[], me: number | null): TableState {
  const seats = lefts.map((left, seat) => ({ seat, kind: 'person', left }))
  return { seats, you: { seat: me } } as unknown as TableState
}

test('another game is offered to those who played to the end, and to those who left only where nobody stayed', () => {
  expect(mayPlayAgain(tableOf([false, true], 0))).toBe(true)
  expect(mayPlayAgain(tableOf([false, true], 1))).toBe(false)
  expect(mayPlayAgain(tableOf([true, true], 1))).toBe(true)
  expect(mayPlayAgain(tableOf([false, false], null))).toBe(false)
})
