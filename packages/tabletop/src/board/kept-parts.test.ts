import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keptParts } from './kept-parts.ts'

const clone = <T>(value: T): T => structuredClone(value)

test('what is told again word for word is what was there before', () => {
  const before = { round: 3, players: [{ seat: 0, hand: [{ card: 4 }] }], chain: null }
  expect(keptParts(before, clone(before))).toBe(before)
})

test('where one part has changed, the others are still the same ones', () => {
  const before = {
    round: 3,
    players: [
      { seat: 0, points: 7 },
      { seat: 1, points: 9 },
    ],
    feeder: { dice: [1, 2] },
  }
  const now = {
    ...clone(before),
    players: [
      { seat: 0, points: 8 },
      { seat: 1, points: 9 },
    ],
  }
  const kept = keptParts(before, now)
  expect(kept).toEqual(now)
  expect(kept.players[1]).toBe(before.players[1])
  expect(kept.feeder).toBe(before.feeder)
  expect(kept.players[0]).not.toBe(before.players[0])
})

test('a card is found again wherever it lies in its row', () => {
  const before = [
    { card: 1, eggs: 2 },
    { card: 2, eggs: 0 },
    { card: 3, eggs: 1 },
  ]
  const kept = keptParts(before, [
    { card: 3, eggs: 1 },
    { card: 2, eggs: 5 },
  ])
  expect(kept).toEqual([
    { card: 3, eggs: 1 },
    { card: 2, eggs: 5 },
  ])
  expect(kept[0]).toBe(before[2])
})

test('what is not there any more is not there', () => {
  expect(keptParts({ seat: 0, rests: true }, { seat: 0 })).toEqual({ seat: 0 })
  expect(Object.keys(keptParts<object>({ seat: 0, rests: undefined }, { seat: 0 }))).toEqual(['seat'])
  expect(keptParts([1, 2, 3], [1, 2])).toEqual([1, 2])
  expect(keptParts<unknown>([], {})).toEqual({})
  expect(keptParts<unknown>({}, [])).toEqual([])
  expect(keptParts<unknown>({ card: 1 }, null)).toBe(null)
})

test('whatever was before, what is told now is what is shown', () => {
  const cards = fc.array(fc.record({ card: fc.nat(4), tapped: fc.boolean() }), { maxLength: 5 })
  const told = fc.oneof(fc.jsonValue(), fc.record({ row: cards, deck: fc.nat(3) }), cards)
  fc.assert(
    fc.property(told, told, (before, now) => {
      expect(keptParts(before, clone(now))).toEqual(now)
    }),
  )
})
