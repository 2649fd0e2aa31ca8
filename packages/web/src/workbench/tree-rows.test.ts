import { describe, expect, test } from 'vitest'
import { type Telling, treeRows } from './tree-rows.ts'

const telling: Telling = { turned: new Set(), onlyChanges: false, numberWords: String }
const short = (now: unknown, before: unknown, more: Partial<Telling> = {}) =>
  treeRows(now, before, { ...telling, ...more }).map(
    ({ path, change, text, was }) => `${change} ${path} ${was === null ? '' : `${was} -> `}${text}`,
  )

describe('a state as a tree', () => {
  test('tells what was changed, added and removed by the last step, and opens there', () => {
    const before = { round: 1, seats: [{ coins: 3 }, { coins: 3 }], bid: 2 }
    const now = { round: 1, seats: [{ coins: 3 }, { coins: 1 }], sold: true }
    expect(short(now, before)).toEqual([
      'same round 1',
      'same seats [2]',
      'same seats.0 {1}',
      'same seats.1 {1}',
      'changed seats.1.coins 3 -> 1',
      'added sold true',
      'removed bid 2',
    ])
  })

  test('tells the last step alone, with what leads there', () => {
    const [before, now] = [
      { round: 1, seats: [{ coins: 3 }] },
      { round: 1, seats: [{ coins: 2 }] },
    ]
    expect(short(now, before, { onlyChanges: true })).toEqual([
      'same seats [1]',
      'same seats.0 {1}',
      'changed seats.0.coins 3 -> 2',
    ])
  })

  test('tells nothing as changed at the beginning', () => {
    expect(short({ round: 1, hand: [4, 5] }, null)).toEqual(['same round 1', 'same hand [4, 5]'])
  })

  test('tells lists of plain values in one line, with the names of cards', () => {
    const numberWords = (value: number) => (value > 100 ? `${value} Piper` : String(value))
    expect(short({ hand: [101, 7] }, { hand: [7] }, { numberWords })).toEqual(['changed hand [7] -> [101 Piper, 7]'])
  })

  test('opens and shuts what its reader turns', () => {
    expect(short({ a: { b: 1 } }, { a: { b: 1 } })).toEqual(['same a {1}'])
    expect(short({ a: { b: 1 } }, { a: { b: 1 } }, { turned: new Set(['a']) })).toEqual(['same a {1}', 'same a.b 1'])
    expect(short({ a: { b: 1 } }, { a: { b: 2 } }, { turned: new Set(['a']) })).toEqual(['same a {1}'])
  })
})
