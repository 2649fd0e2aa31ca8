import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

/**
 * Holds a game's RULES.md against its tests: rules are numbered `**T1. …**` without a gap, every one is cited by the
 * title of a test (`T1: …` or `T1, T4: …`), the tests it links to among them, and no test cites a rule that is not there.
 */
export function describeRules(folder: URL, letter: string): void {
  const page = readFileSync(new URL('RULES.md', folder), 'utf8')
  const numbers = rulesIn(page, letter)
  const citations = citationsOf(folder, letter)
  const cited = new Set([...citations.values()].flat())
  describe(`RULES.md and the tests agree on ${letter}1 to ${letter}${numbers.length}`, () => {
    test('the rules are numbered without a gap', () => {
      expect(numbers).toEqual(numbers.map((_, at) => `${letter}${at + 1}`))
      expect(numbers).not.toEqual([])
    })

    test('every rule is proved by a test that cites it', () => {
      expect(numbers.filter((number) => !cited.has(number))).toEqual([])
    })

    test('the tests that a rule links to cite it', () => {
      const idle = linksIn(page, letter).filter(({ number, path }) => citations.get(path)?.includes(number) !== true)
      expect(idle).toEqual([])
    })

    test('no test cites a rule that is not there', () => {
      expect([...cited].filter((number) => !numbers.includes(number))).toEqual([])
    })
  })
}

export function rulesIn(page: string, letter: string): readonly string[] {
  return Array.from(page.matchAll(new RegExp(`^\\*\\*(${letter}\\d+)\\.`, 'gm')), ([, number]) => number as string)
}

/** The tests each rule links to, up to where the next rule or chapter begins. */
export function linksIn(page: string, letter: string): readonly { readonly number: string; readonly path: string }[] {
  const rules = page.split(new RegExp(`^\\*\\*(?=${letter}\\d+\\.)`, 'm')).slice(1)
  return rules.flatMap((rule) => {
    const [text = ''] = rule.split(/^## /m, 1)
    const number = text.slice(0, text.indexOf('.'))
    return Array.from(text.matchAll(/\]\(([\w./-]+\.test\.tsx?)\)/g), ([, path]) => ({ number, path: path as string }))
  })
}

/** The rules that each file of tests in a folder cites. */
function citationsOf(folder: URL, letter: string): ReadonlyMap<string, readonly string[]> {
  const files = globSync('**/*.test.{ts,tsx}', { cwd: fileURLToPath(folder), exclude: ['**/node_modules/**'] })
  return new Map(files.map((path) => [path, citationsIn(readFileSync(new URL(path, folder), 'utf8'), letter)]))
}

/** The numbers that titles of tests begin with. */
export function citationsIn(source: string, letter: string): readonly string[] {
  const number = `${letter}\\d+`
  const titles = source.matchAll(new RegExp(`\\(\\s*['"\`](${number}(?:, ${number})*): `, 'g'))
  return Array.from(titles, ([, numbers]) => numbers as string).flatMap((numbers) => numbers.split(', '))
}
