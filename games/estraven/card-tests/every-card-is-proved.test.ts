import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CARDS } from '../cards/catalogue.ts'

const folder = new URL('./', import.meta.url)
const LEAST_TESTS = 2

/** How many tests stand in the `describe` of each card. */
function testsByCard(): Map<string, number> {
  const found = new Map<string, number>()
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.test.ts'))) {
    const source = readFileSync(new URL(file, folder), 'utf8')
    for (const block of source.split(/^describe\(/m).slice(1)) {
      const [, name] = /^(?:'([^']*)'|"([^"]*)")/.exec(block)?.filter((part) => part !== undefined) ?? []
      if (name !== undefined)
        found.set(name, (found.get(name) ?? 0) + block.split(/^ {2}test(?:\.each)?\(/m).length - 1)
    }
  }
  return found
}

test('every card has tests of its own, at the threshold and beside it', () => {
  const tests = testsByCard()
  expect(CARDS.filter(({ name }) => (tests.get(name) ?? 0) < LEAST_TESTS).map(({ name }) => name)).toEqual([])
})
