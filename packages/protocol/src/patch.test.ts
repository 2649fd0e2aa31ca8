import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyPatch, diff, type Patch, PatchMismatch } from './patch.ts'

const plain = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)))
const travelled = (patch: Patch | null): Patch | null => JSON.parse(JSON.stringify(patch))

test('a patch leads from any state to any other, and none from a state to itself', () => {
  fc.assert(
    fc.property(plain, plain, (before, after) => {
      const patch = travelled(diff(before, after))
      expect(applyPatch(before, patch)).toEqual(after)
      expect(diff(after, after)).toBeNull()
      expect(diff(after, structuredClone(after))).toBeNull()
    }),
  )
})

test('a patch leads from a list to the list with items dropped, removed, changed and added', () => {
  const line = fc.record({ index: fc.nat(9), text: fc.constantFrom('a', 'b') })
  fc.assert(
    fc.property(fc.array(line), fc.nat(5), fc.nat(5), fc.array(line, { maxLength: 4 }), (list, drop, at, added) => {
      const after = list.slice(drop)
      after.splice(at, 1, ...added)
      expect(applyPatch(list, travelled(diff(list, after)))).toEqual(after)
    }),
  )
})

test('what did not change keeps its identity, and what was patched is left as it was', () => {
  const before = { hand: [{ id: 1 }, { id: 2 }], board: { a: 1 }, gone: true }
  const copy = structuredClone(before)
  const after = applyPatch(before, diff(before, { hand: [{ id: 1 }, { id: 3 }], board: { a: 1 } })) as typeof before
  expect(after.board).toBe(before.board)
  expect(after.hand[0]).toBe(before.hand[0])
  expect(before).toEqual(copy)
})

test('a window that moves on over a long log costs what is new, not what is old', () => {
  const line = (index: number) => ({ index, parts: [`line ${index} of a long story`] })
  const window = (from: number) => Array.from({ length: 100 }, (_, i) => line(from + i))
  expect(JSON.stringify(diff(window(0), window(2))).length).toBeLessThan(150)
})

test('keys of prototypes are only data', () => {
  const patch = JSON.parse('[1,{"__proto__":[0,{"polluted":true}]}]') as Patch
  const after = applyPatch({}, patch) as Record<string, unknown>
  expect(after['polluted']).toBeUndefined()
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
})

test('a patch for something else is noticed', () => {
  expect(() => applyPatch(7, [1, { a: [0, 1] }])).toThrow(PatchMismatch)
  expect(() => applyPatch({}, [2, { 0: [0, 1] }])).toThrow(PatchMismatch)
  expect(() => applyPatch('x', [3, 0, 0, 0, [1]])).toThrow(PatchMismatch)
})
