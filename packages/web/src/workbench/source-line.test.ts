import { expect, test } from 'vitest'
import { sourceLine } from './source-line.ts'

/** Two lines of a script: the first is of line 3 of a.ts, then from its tenth letter of line 5 of b.ts; the second of line 4 of it. */
const MAP = { version: 3, sources: ['a.ts', 'b.ts'], mappings: 'AAEA,SCEA;AADA' }
const script = `one\ntwo\n//# sourceMappingURL=data:application/json;base64,${btoa(JSON.stringify(MAP))}\n`

test('a place in a script is found in what it was made of', () => {
  expect(sourceLine(script, 1, 1)).toEqual({ source: 'a.ts', line: 3 })
  expect(sourceLine(script, 1, 9)).toEqual({ source: 'a.ts', line: 3 })
  expect(sourceLine(script, 1, 10)).toEqual({ source: 'b.ts', line: 5 })
  expect(sourceLine(script, 2, 4)).toEqual({ source: 'b.ts', line: 4 })
})

test('a script without a map tells no place', () => {
  expect(sourceLine('one\ntwo', 1, 1)).toBeNull()
})
