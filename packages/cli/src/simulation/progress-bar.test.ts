import { expect, test } from 'vitest'
import { progressBar, seldom } from './progress-bar.ts'

test('the bar fills from left to right', () => {
  expect(progressBar(0, 2000)).toBe('[>                       ]   0 %  0 of 2,000 games')
  expect(progressBar(1000, 2000)).toBe('[============>           ]  50 %  1,000 of 2,000 games')
  expect(progressBar(2000, 2000)).toBe('[========================] 100 %  2,000 of 2,000 games')
})

test('it is drawn a few times a second at most', () => {
  const drawn: number[] = []
  let now = 0
  const draw = seldom(
    (done: number) => drawn.push(done),
    () => now,
  )
  for (const [at, done] of [
    [0, 1],
    [50, 2],
    [99, 3],
    [100, 4],
    [150, 5],
    [230, 6],
  ] as const) {
    now = at
    draw(done)
  }
  expect(drawn).toEqual([1, 4, 6])
})
