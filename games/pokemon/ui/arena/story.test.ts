import type { CardId } from '@turnwright/kernel'
import type { LogWindow } from '@turnwright/kernel/host'
import { expect, test } from 'vitest'
import type { Line } from '../../rules/lines.ts'
import { cardNamed } from '../../cards/full-name.ts'
import { lastFlips, storyOf } from './story.ts'

const ABRA = 3 as CardId
const abra = cardNamed('Abra').id

function log(...lines: readonly Line[]): LogWindow {
  return {
    from: 0,
    total: lines.length,
    lines: lines.map((about, index) => ({ index, about, identities: { [ABRA]: abra }, parts: [] })),
  }
}

test('coins of this turn and the one before can still be read', () => {
  const effect = (of: string) => ({ for: 'effect', of }) as const
  const { flips, told } = storyOf(
    log(
      { kind: 'turn', n: 3, by: 0 },
      { kind: 'flipped', by: 0, heads: true, why: effect('Long ago') },
      { kind: 'turn', n: 4, by: 1 },
      { kind: 'flipped', by: 1, heads: false, why: effect('Confuse Ray') },
      { kind: 'turn', n: 5, by: 0 },
      { kind: 'flipped', by: 0, heads: true, why: { for: 'waking-up', card: ABRA } },
    ),
  )
  expect(flips).toEqual([
    { index: 3, seat: 1, heads: false, why: effect('Confuse Ray'), words: 'Confuse Ray' },
    { index: 5, seat: 0, heads: true, why: { for: 'waking-up', card: ABRA }, words: 'Abra may wake up' },
  ])
  expect(told.map(({ index }) => index)).toEqual([2, 4])
})

test('flips for the same reason lie together', () => {
  const flip = (heads: boolean, seat = 0) => ({
    index: 0,
    seat,
    why: { for: 'effect', of: 'Twineedle' } as const,
    heads,
    words: 'Twineedle',
  })
  const [a, b, c] = [flip(true, 1), flip(true), flip(false)]
  expect(lastFlips([a, b, c])).toEqual([b, c])
  expect(lastFlips([])).toEqual([])
})

test('a Knock Out is told while it is fresh', () => {
  const out: Line = { kind: 'knocked-out', owner: 1, card: ABRA }
  const other: Line = { kind: 'turn-ended', by: 0 }
  expect(storyOf(log(out, other, other, other, other, other)).moment?.index).toBe(0)
  expect(storyOf(log(out, other, other, other, other, other, other)).moment).toBeNull()
})
