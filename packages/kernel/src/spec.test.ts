import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const here = new URL('.', import.meta.url)

/** The rules of SPEC.md, as they are numbered there. */
const rules = [...readFileSync(new URL('../SPEC.md', here), 'utf8').matchAll(/^- \*\*(K\d+)\*\*/gm)].map(
  ([, rule = '']) => rule,
)

/** The rules that tests are named after. */
const cited = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .flatMap((file) => readFileSync(new URL(file, here), 'utf8').match(/(?<=['"`])K\d+(, K\d+)*(?=:)/g) ?? [])
  .flatMap((names) => names.split(', '))

test('every rule of SPEC.md has a number of its own', () => {
  expect(new Set(rules).size).toBe(rules.length)
  expect(rules.length).toBeGreaterThan(100)
})

test('every rule is proved by a test, and every test proves a rule', () => {
  expect([...new Set(cited)].toSorted()).toEqual(rules.toSorted())
})
