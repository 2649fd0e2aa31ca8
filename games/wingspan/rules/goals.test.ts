import { given } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import { mats } from '../scenario/mats.ts'
import { payOut } from './goals.ts'

describe('W51: on the green board', () => {
  test.each([
    [1, [3, 2, 1], [4, 1, 0]],
    [2, [3, 2, 1], [5, 2, 1]],
    [3, [3, 2, 1], [6, 3, 2]],
    [4, [5, 4, 3, 2, 1], [7, 4, 3, 0, 0]],
    [4, [2, 2, 1], [5, 5, 3]],
    [1, [2, 2, 1], [2, 2, 0]],
    [2, [1, 1, 1], [2, 2, 2]],
    [3, [4, 2, 2, 1], [6, 2, 2, 0]],
    [3, [4, 3, 2, 2, 2], [6, 3, 0, 0, 0]],
    [1, [0, 0], [0, 0]],
    [2, [0, 3, 0], [0, 5, 0]],
    [4, [-1, 0, 1], [0, 0, 7]],
  ])('round %i, counts %j: points %j', (round, counts, points) => {
    expect(payOut('green', round, counts)).toEqual(points)
  })
})

test('W52: on the blue board everybody gets a point for each, up to five', () => {
  expect(payOut('blue', 3, [0, 4, 5, 6, -1])).toEqual([0, 4, 5, 5, 0])
})

describe('what a goal counts', () => {
  const rows = {
    forest: [
      { bird: 'Hooded Warbler', eggs: 2 },
      { bird: 'Wild Turkey', eggs: 0 },
    ],
    grassland: [{ bird: 'Burrowing Owl', eggs: 3 }],
    wetland: [{ bird: 'Prothonotary Warbler', eggs: 1 }],
  }
  test.each([
    ['birds-in-forest', 2],
    ['birds-in-wetland', 1],
    ['eggs-in-grassland', 3],
    ['bowl-birds-with-egg', 2],
    ['eggs-in-bowl', 5],
    ['cavity-birds-with-egg', 2],
    ['eggs-in-cavity', 4],
    ['ground-birds-with-egg', 1],
    ['eggs-in-platform', 3],
    ['total-birds', 4],
  ])('%s: %i', (goal, count) => {
    const { ana } = given(mats, { ana: rows, bo: {} }, { goals: [goal, 'total-birds'] })
    ana.sees({ goals: { 0: { standings: { 0: { count }, 1: { count: 0 } } } } })
    ana.isOn()
  })

  test('W53: egg sets are as many as the row with the fewest eggs has', () => {
    const { ana } = given(
      mats,
      { ana: rows, bo: { forest: [{ bird: 'Hooded Warbler', eggs: 3 }] } },
      { goals: ['egg-sets'] },
    )
    ana.sees({ goals: { 0: { standings: { 0: { count: 1 }, 1: { count: 0 } } } } })
    ana.isOn()
  })
})
