import type { Outline } from '@turnwright/replay'
import { describe, expect, test } from 'vitest'
import { lengthOf, placeOn, roundsOn, stepFrom, stopOn, wayOf } from './shared-axis.ts'

/** Turns by their number of answers, three of them a round. */
function outline(...answers: readonly number[]): Outline {
  const turns = answers.map((_, at) => ({
    round: 1 + Math.floor(at / 3),
    seat: 0,
    number: at + 1,
    from: answers.slice(0, at).reduce((sum, each) => sum + each, 0),
  }))
  const stops = answers.flatMap((count, turn) =>
    Array.from({ length: count }, () => ({ kind: 'answer' as const, seat: 0, turn, takenBack: false })),
  )
  const end = { kind: 'end' as const, seat: null, turn: answers.length - 1, takenBack: false }
  return { first: 0, stops: [...stops, end], turns }
}

const one = wayOf(outline(1, 4, 2, 1))
const other = wayOf(outline(2, 2))
const step = (place: number, by: 'answer' | 'turn' | 'round' | 'end', on = true) =>
  stepFrom([one, other], [{ place: 0 }, { place: 3 }], place, { by, on })

describe('two games on one axis', () => {
  test('lie turn beside turn, and the shorter one waits at its end', () => {
    expect(lengthOf([one, other])).toBe(4)
    const stops = [0, 0.5, 1, 1.25, 1.5, 2, 3, 4].map((place) => [stopOn(one, place), stopOn(other, place)])
    expect(stops).toEqual([
      [0, 0],
      [0, 1],
      [1, 2],
      [2, 2],
      [3, 3],
      [5, 4],
      [7, 4],
      [8, 4],
    ])
  })

  test('every moment lies at a place that leads to it', () => {
    for (const way of [one, other])
      for (let stop = 0; stop <= way.end; stop++) expect(stopOn(way, placeOn(way, stop))).toBe(stop)
  })

  test('are stepped through by the answers of either, by turns and by rounds', () => {
    const answers: number[] = [0]
    while (answers.at(-1) !== 4) answers.push(step(answers.at(-1) ?? 4, 'answer'))
    expect(answers).toEqual([0, 0.5, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4])
    expect(answers.toReversed().map((place) => step(place, 'answer', false))).toEqual([
      3, 2.5, 2, 1.75, 1.5, 1.25, 1, 0.5, 0, 0,
    ])
    expect([step(0.5, 'turn'), step(0.5, 'turn', false), step(1, 'round'), step(3.5, 'round', false)]).toEqual([
      1, 0, 3, 3,
    ])
    expect([step(1, 'end'), step(1, 'end', false)]).toEqual([4, 0])
  })

  test('begin where one was played on from the other', () => {
    const later = wayOf(outline(1, 4, 2, 1), 3)
    expect(later.turns.map(({ from, to }) => [from, to])).toEqual([
      [3, 5],
      [5, 7],
      [7, 8],
    ])
    expect([stopOn(later, 0), placeOn(later, 0)]).toEqual([3, 0])
  })

  test('share the rounds of the longer one', () => {
    const [long, short] = [outline(1, 4, 2, 1), outline(2, 2)]
    const ways = [long, short].map((each) => ({ way: wayOf(each), outline: each }))
    expect(roundsOn(ways)).toEqual([
      { round: 1, place: 0 },
      { round: 2, place: 3 },
    ])
  })
})
