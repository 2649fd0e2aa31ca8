import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('./', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, folder), 'utf8')

const rules = read('RULES.md')
  .split(/^\*\*(?=W\d+\.)/m)
  .slice(1)
  .map((text) => ({
    number: text.slice(0, text.indexOf('.')),
    tests: Array.from(text.matchAll(/\]\((rules\/[\w-]+\.test\.ts)\)/g), ([, path]) => path as string),
  }))

test('the rules are numbered without a gap', () => {
  expect(rules.map(({ number }) => number)).toEqual(rules.map((_, at) => `W${at + 1}`))
})

test.each(rules)('$number names tests, and each of them cites it', ({ number, tests }) => {
  expect(tests).not.toEqual([])
  expect(tests.filter((path) => !titlesIn(path).includes(number))).toEqual([])
})

test('no test cites a rule that is not there', () => {
  const cited = rules.flatMap(({ tests }) => tests.flatMap(titlesIn))
  expect(cited.filter((number) => !rules.some((rule) => rule.number === number))).toEqual([])
})

/** The numbers that the titles of a file's tests begin with. */
function titlesIn(path: string): readonly string[] {
  return Array.from(read(path).matchAll(/['"](W\d+): /g), ([, number]) => number as string)
}
