import { describe, expect, test } from 'vitest'
import { sectionsProvedIn } from './proved-sections.ts'

const proved = (...lines: readonly string[]) => [...sectionsProvedIn(lines.join('\n'))]

describe('What a file of tests proves', () => {
  test('a test proves what its title names, and what is named around it', () => {
    expect(proved("test('Section 5: energy', () => {})")).toEqual(['5'])
    expect(proved("describe('Section 6.1: unique', () => {", "  test('one copy', () => {})", '})')).toEqual(['6.1'])
    expect(proved('test(', '  "Section 3.1 and Section 3.2: the opponent\'s", () => {})')).toEqual(['3.1', '3.2'])
    expect(proved('test.each([', '  [1],', "] as const)('Section 2: %i', () => {})")).toEqual(['2'])
    expect(proved("  test('v2.1: wins', () => {})", "  test('v2.10: pays', () => {})")).toEqual(['v2.1', 'v2.10'])
  })

  test('a number is a whole one', () => {
    expect(proved("test('Section 4.1: early return', () => {})")).toEqual(['4.1'])
    expect(proved("test('Section 4.2 B: knock-out attacks', () => {})")).toEqual(['4.2 B'])
    expect(proved("test('Section 4.2 Bench', () => {})")).toEqual(['4.2'])
  })

  test('once the tests are gone, nothing is proved by what is left of them', () => {
    expect(proved("describe('Section 6.1: unique', () => {})")).toEqual([])
    expect(proved("describe('Section 6.1: unique', () => {", '})', "test('another', () => {})")).toEqual([])
    expect(proved("// test('Section 5: energy', () => {})")).toEqual([])
    expect(proved('/**', "test('Section 5: energy', () => {})", '*/')).toEqual([])
    expect(proved('/** Section 5 */', "const words = 'Section 5'", "expect('Section 5').toBe(words)")).toEqual([])
  })
})
