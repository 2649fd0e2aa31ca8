import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HAND_CARDS } from '../cards/catalogue.ts'
import { MAJORS } from '../cards/majors.ts'

const folder = new URL('./', import.meta.url)
const LEAST_TESTS = 2

/** How many tests stand in the `describe` of each card. */
function testsByName(): Map<string, number> {
  const found = new Map<string, number>()
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.test.ts'))) {
    const source = readFileSync(new URL(file, folder), 'utf8')
    for (const block of source.split(/^describe\(/m).slice(1)) {
      const [, name] = /^(?:'([^']*)'|"([^"]*)")/.exec(block)?.filter((part) => part !== undefined) ?? []
      if (name !== undefined) found.set(name, (found.get(name) ?? 0) + block.split(/^ {2}test\(/m).length - 1)
    }
  }
  return found
}

const tests = testsByName()
const unproved = (names: readonly string[]): readonly string[] =>
  [...new Set(names)].filter((name) => (tests.get(name) ?? 0) < LEAST_TESTS)

test('every occupation and minor improvement has tests of its own, at the threshold and beside it', () => {
  expect(HAND_CARDS).toHaveLength(97)
  expect(unproved(HAND_CARDS.map(({ name }) => name))).toEqual([])
})

test('and so has every major improvement', () => {
  expect(unproved(MAJORS.map(({ name }) => name))).toEqual([])
})
