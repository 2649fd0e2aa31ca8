import { expect, test } from 'vitest'
import { citationsIn, linksIn, rulesIn } from './describe-rules.ts'

test('rules are the bold numbers at the beginning of a line', () => {
  const page = '# Fishing\n\n**F1. Baits.** See **F2**.\n\n**F2. Turns.** As in **G1.**\n'
  expect(rulesIn(page, 'F')).toEqual(['F1', 'F2'])
})

test('tests cite rules at the beginning of their titles, one or several', () => {
  const tests = `
    test('F1: a bait is secret', () => {})
    test.for(lines)("F2, F3: %s", () => {})
    test('about F4: nothing', () => {})
  `
  expect(citationsIn(tests, 'F')).toEqual(['F1', 'F2', 'F3'])
})

test('a rule links to the tests named before the next rule or chapter begins', () => {
  const page =
    '**F1. Baits.** [a](rules/bait.test.ts), [b](b.test.tsx)\n\n**F2. Turns.** [no test](README.md)\n\n## More\n\n[c](c.test.ts)\n'
  expect(linksIn(page, 'F')).toEqual([
    { number: 'F1', path: 'rules/bait.test.ts' },
    { number: 'F1', path: 'b.test.tsx' },
  ])
})
