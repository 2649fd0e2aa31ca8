import { expect, test } from 'vitest'
import { isStillSame } from './still-same.ts'

const copy = <T>(value: T): T => structuredClone(value)

test.for([
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, true],
  [{ a: 1 }, { a: 1, b: null }, false],
  [{ a: 1 }, { a: '1' }, false],
  [[1, 2], [1, 2], true],
  [[1, 2], [1, 2, 3], false],
  [[1, 2], [2, 1], false],
  [[], {}, false],
  [{ 0: 1 }, [1], false],
  [null, {}, false],
  [0, -0, false],
])('%j and %j are the same, as far as it travels: %s', ([one, other, isSame]) => {
  expect(isStillSame(one, other)).toBe(isSame)
  expect(isStillSame(copy(one), copy(other), { one, other: one })).toBe(isSame)
})

test('what was the same before is not looked into again, and what is new is', () => {
  const [one, other] = [
    { log: [{ n: 1 }, { n: 2 }], view: { x: 1 } },
    { log: [{ n: 1 }, { n: 2 }], view: { x: 1 } },
  ]
  const before = { one, other }
  const told = { ...one, view: { x: 2 } }
  expect(isStillSame(told, { ...other, view: { x: 2 } }, before)).toBe(true)
  expect(isStillSame(told, other, before)).toBe(false)
  expect(isStillSame(one, { ...other, view: { x: 2 } }, before)).toBe(false)
})

test('a window that moved on over a log is held item by item, also where only one side moved', () => {
  const lines = (from: number) => [0, 1, 2, 3].map((n) => ({ n: n + from }))
  const before = { one: lines(0), other: lines(0) }
  const moved = (list: readonly { readonly n: number }[]) => [...list.slice(1), { n: 4 }]
  expect(isStillSame(moved(before.one), moved(before.other), before)).toBe(true)
  expect(isStillSame(moved(before.one), before.other, before)).toBe(false)
  expect(isStillSame(before.one, moved(before.other), before)).toBe(false)
  expect(isStillSame([...moved(before.one).slice(0, 3), { n: 5 }], moved(before.other), before)).toBe(false)
})
