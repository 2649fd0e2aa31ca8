import type { Review } from '@turnwright/search/review'
import { expect, test } from 'vitest'
import { biggestSwing, heightOf, outlookLines, ticksOf } from './outlook-lines.ts'

const estimate = (mean: number) => ({ mean, interval: [mean - 0.1, mean + 0.1] as const })
const STRETCHES = [
  { turn: 0, from: 0, to: 2, takenBack: false },
  { turn: 1, from: 2, to: 4, takenBack: false },
]
const review = (outlooks: readonly unknown[]): Review =>
  ({ seat: 1, unit: 'points', answers: outlooks.map((outlook, at) => ({ entry: at * 2, outlook })) }) as never

test('where two play there is one line, of the chance to win, which ends with who won', () => {
  const lines = outlookLines(
    review([
      { chance: estimate(0.4), points: [estimate(50), estimate(40)] },
      { chance: estimate(0.7), points: [estimate(50), estimate(60)] },
    ]),
    STRETCHES,
    2,
    { winners: [1], scores: [50, 61], reason: '' },
  )
  expect(lines.lines.map(({ seat, points }) => [seat, points.map(({ place, mean }) => [place, mean])])).toEqual([
    [
      1,
      [
        [0, 0.4],
        [0.5, 0.7],
        [1, 1],
      ],
    ],
  ])
  expect(heightOf(lines, 0.25)).toBe(0.75)
  expect(ticksOf(lines)).toEqual([0, 0.5, 1])
})

test('where more play there is a line for everybody, of what they end with', () => {
  const points = [estimate(30), estimate(41), estimate(28)]
  const lines = outlookLines(review([{ chance: null, points }]), STRETCHES, 3, null)
  expect(lines.lines.map(({ seat, points: all }) => [seat, all.map(({ mean }) => mean)])).toEqual([
    [0, [30]],
    [1, [41]],
    [2, [28]],
  ])
  expect([lines.from, lines.to]).toEqual([20, 50])
})

const swingOf = (chances: readonly number[]) =>
  biggestSwing(
    outlookLines(review(chances.map((mean) => ({ chance: estimate(mean), points: null }))), STRETCHES, 2, null),
  )

test('the biggest swing is the largest change from one moment to the next, whichever way it goes', () => {
  const fall = swingOf([0.4, 0.7, 0.2])
  expect(fall).toMatchObject({ seat: 1, place: 1, mean: 0.2 })
  expect(fall?.by).toBeCloseTo(-0.5)
  expect(swingOf([0.1, 0.7, 0.4])).toMatchObject({ place: 0.5, mean: 0.7 })
})

test('a swing within its intervals is none', () => {
  expect(swingOf([0.4, 0.61])).not.toBeNull()
  expect(swingOf([0.4, 0.59])).toBeNull()
  expect(swingOf([0.5])).toBeNull()
})
