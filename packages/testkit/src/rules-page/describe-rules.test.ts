import { expect, test } from 'vitest'
import { citationsIn, rulesIn } from './describe-rules.ts'

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
