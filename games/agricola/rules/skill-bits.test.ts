import { expect, test } from 'vitest'
import { bitsFor } from './skill-bits.ts'
import { SKILL } from './skills.ts'

const names = (n: number) => Object.fromEntries(Array.from({ length: n }, (_, at) => [`skill ${at}`, 0 as const]))

test('every skill has a bit of its own', () => {
  const bits = Object.values(SKILL)
  expect(new Set(bits).size).toBe(bits.length)
  expect(bits.every((bit) => bit > 0 && (bit & (bit - 1)) === 0)).toBe(true)
})

test('as many skills as there are bits are told apart, and one more is refused', () => {
  expect(new Set(Object.values(bitsFor(names(31)))).size).toBe(31)
  expect(() => bitsFor(names(32))).toThrow('32 names do not fit into 31 bits')
})
