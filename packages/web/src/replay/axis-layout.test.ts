import type { Outline } from '@turnwright/replay'
import { expect, test } from 'vitest'
import { placeOf, stopAt, stretchesOf } from './axis-layout.ts'

const stop = (turn: number, takenBack = false) => ({ kind: 'answer' as const, seat: 0, turn, takenBack })
const turn = (from: number) => ({ round: 1, seat: 0, number: 1, from })

/** Two answers; then three, of which the last was taken back; and the end. */
const outline: Outline = {
  first: 0,
  turns: [turn(0), turn(2)],
  stops: [stop(0), stop(0), stop(1), stop(1), stop(1, true), { kind: 'end', seat: null, turn: 1, takenBack: false }],
}

test('turns are equally wide, answers divide them, and what was taken back stands apart', () => {
  const stretches = stretchesOf(outline)
  expect(stretches.map(({ from, to, takenBack }) => [from, to, takenBack])).toEqual([
    [0, 2, false],
    [2, 4, false],
    [4, 5, true],
  ])
  const thirds = [0, 1, 2, 3, 4, 5].map((at) => placeOf(stretches, at) * 3)
  expect(thirds.map((place) => Math.round(place * 100) / 100)).toEqual([0, 0.5, 1, 1.5, 2, 3])
})

test('every moment is found where it stands', () => {
  const stretches = stretchesOf(outline)
  for (const at of [0, 1, 2, 3, 4, 5]) expect(stopAt(stretches, placeOf(stretches, at) + 1e-9)).toBe(at)
  expect(stopAt(stretches, -1)).toBe(0)
})
