import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

/**
 * Holds a game's RULES.md against its tests: rules are numbered `**T1. …**` without a gap, every one is cited by the
 * title of a test (`T1: …` or `T1, T4: …`), and no test cites a rule that is not there.
 */
export function describeRules(folder: URL, letter: string): void {
  const numbers = rulesIn(readFileSync(new URL('RULES.md', folder), 'utf8'), letter)
  const cited = citedIn(folder, letter)
  describe(`RULES.md and the tests agree on ${letter}1 to ${letter}${numbers.length}`, () => {
    test('the rules are numbered without a gap', () => {
      expect(numbers).toEqual(numbers.map((_, at) => `${letter}${at + 1}`))
      expect(numbers).not.toEqual([])
    })

    test('every rule is proved by a test that cites it', () => {
      expect(numbers.filter((number) => !cited.has(number))).toEqual([])
    })

    test('no test cites a rule that is not there', () => {
      expect([...cited].filter((number) => !numbers.includes(number))).toEqual([])
    })
  })
}

export function rulesIn(page: string, letter: string): readonly string[] {
  return Array.from(page.matchAll(new RegExp(`^\\*\\*(${letter}\\d+)\\.`, 'gm')), ([, number]) => number as string)
}

function citedIn(folder: URL, letter: string): ReadonlySet<string> {
  const files = globSync('**/*.test.{ts,tsx}', { cwd: fileURLToPath(folder) })
  return new Set(files.flatMap((path) => citationsIn(readFileSync(new URL(path, folder), 'utf8'), letter)))
}

/** The numbers that titles of tests begin with. */
export function citationsIn(source: string, letter: string): readonly string[] {
  const number = `${letter}\\d+`
  const titles = source.matchAll(new RegExp(`\\(\\s*['"\`](${number}(?:, ${number})*): `, 'g'))
  return Array.from(titles, ([, numbers]) => numbers as string).flatMap((numbers) => numbers.split(', '))
}
