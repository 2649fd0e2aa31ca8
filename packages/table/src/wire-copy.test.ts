import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wireCopy } from './wire-copy.ts'

const leaf = fc.oneof(
  fc.integer({ min: 0, max: 3 }),
  fc.constantFrom('a', 'b', null, undefined, true, Number.NaN),
) as fc.Arbitrary<unknown>
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc.array(tie('tree'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), tie('tree'), { maxKeys: 4, noNullPrototype: true }),
  ),
}))

test('a copy is what JSON makes of it, whatever was copied before', () => {
  fc.assert(
    fc.property(tree, tree, (value, other) => {
      const wanted = value === undefined ? undefined : JSON.parse(JSON.stringify(value))
      expect(wireCopy(value)).toEqual(wanted)
      expect(wireCopy(value, wireCopy(other))).toEqual(wanted)
    }),
  )
})

test('what has not changed is the very part that was copied before, also beside something new', () => {
  fc.assert(
    fc.property(fc.array(tree, { maxLength: 6 }), fc.array(tree, { maxLength: 6 }), tree, (left, right, added) => {
      const before = wireCopy({ list: [...left, ...right], other: left }) as { list: unknown[]; other: unknown }
      const again = wireCopy(structuredClone({ list: [...left, ...right], other: left }), before)
      expect(again).toBe(before)
      const after = wireCopy({ list: [...left, { added, new: 'new' }, ...right], other: left }, before) as typeof before
      expect(after.other).toBe(before.other)
      const behind = after.list.slice(left.length + 1)
      expect(behind.every((item, i) => item === before.list[left.length + i])).toBe(true)
    }),
  )
})

test('a copy shares nothing with what it was made of', () => {
  const live = { hand: [{ card: 1 }], score: 3 }
  const before = wireCopy(live)
  live.hand[0]!.card = 2
  live.hand.push({ card: 9 })
  expect(before).toEqual({ hand: [{ card: 1 }], score: 3 })
  const after = wireCopy(live, before)
  live.score = 4
  expect(after).toEqual({ hand: [{ card: 2 }, { card: 9 }], score: 3 })
})
