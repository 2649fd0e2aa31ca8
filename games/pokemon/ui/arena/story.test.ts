import type { LogWindow } from '@turnwright/kernel'
import { expect, test } from 'vitest'
import { lastFlips, storyOf } from './story.ts'

const ana = { seat: 0, name: 'Ana' }
const bo = { seat: 1, name: 'Bo' }
const log = (...lines: readonly (readonly unknown[])[]) =>
  ({ from: 0, total: lines.length, lines: lines.map((parts, index) => ({ index, parts })) }) as unknown as LogWindow

test('coins of this turn and the one before can still be read', () => {
  const { flips } = storyOf(
    log(
      ['Turn ', '3', ': ', ana, ' draws a card'],
      [ana, ' flips heads: ', 'Long ago'],
      ['Turn ', '4', ': ', bo, ' draws a card'],
      [bo, ' flips tails: ', 'Confuse Ray'],
      ['Turn ', '5', ': ', ana, ' draws a card'],
      [ana, ' flips heads: ', 'Sleep of ', 'Abra'],
    ),
  )
  expect(flips).toEqual([
    { index: 3, seat: 1, why: 'Confuse Ray', heads: false },
    { index: 5, seat: 0, why: 'Sleep of Abra', heads: true },
  ])
})

test('flips for the same reason lie together', () => {
  const flip = (why: string, heads: boolean, seat = 0) => ({ index: 0, seat, why, heads })
  const [a, b, c] = [flip('Twineedle', true, 1), flip('Twineedle', true), flip('Twineedle', false)]
  expect(lastFlips([a, b, c])).toEqual([b, c])
  expect(lastFlips([])).toEqual([])
})

test('a Knock Out is told while it is fresh', () => {
  const out = [{ card: 3, name: 'Abra' }, ' is knocked out']
  const other = [ana, ' ends the turn']
  expect(storyOf(log(out, other, other, other, other, other)).moment?.index).toBe(0)
  expect(storyOf(log(out, other, other, other, other, other, other)).moment).toBeNull()
})
