import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** Every page of the repository. `docs/api` is written from the sources, and compared with them elsewhere. */
const pages = globSync(['*.md', '{benchmarks,deploy,docs,examples,games,packages,python,training}/**/*.md'], {
  cwd: ROOT,
  exclude: ['**/node_modules', '**/dist', '**/test-results', 'docs/api'],
})
  .map((file) => file.replaceAll('\\', '/'))
  .toSorted()

/** Fenced blocks: in which language, the file that is named after it, and what they say. */
const samples = pages.flatMap((page) =>
  Array.from(
    read(page).matchAll(/^ *```([a-z]+)(?: (\S+))?\n([^]*?)^ *```$/gm),
    ([, language = '', path = '', text = '']) => ({
      page,
      language,
      path,
      text,
    }),
  ),
)

/** Code is checked and run where it stands; what is typed into a terminal, by a test of the command line. */
const CODE = ['ts', 'tsx', 'css', 'python']
const code = samples.filter(({ language }) => CODE.includes(language))
const data = samples.filter(({ language }) => language === 'json')
/** Of other programs: a proxy, and what watches a server. */
const OTHERS = ['nginx', 'yaml']

describe('samples of the documentation', () => {
  test('are found, and are of kinds that are tested', () => {
    const known = [...CODE, ...OTHERS, 'sh', 'json', 'text']
    expect(samples.filter(({ language }) => !known.includes(language))).toEqual([])
    expect(code.length).toBeGreaterThan(50)
  })

  test('of code name the file they stand in', () => {
    expect(code.filter(({ path }) => path === '')).toEqual([])
  })

  test.each([
    ['docs/start.md', 6],
    ['docs/adding-a-game.md', 6],
    ['docs/hidden-information.md', 6],
    ['docs/testing.md', 3],
  ])('teach by code in %s', (guide, atLeast) => {
    expect(code.filter(({ page }) => page === guide).length).toBeGreaterThanOrEqual(atLeast)
  })

  test.each(code)('a sample of $path in $page stands there, letter for letter', ({ path, text }) => {
    const file = read(path)
    const depths = [0, 2, 4, 6, 8].map((depth) => text.replaceAll(/^(?=.)/gm, ' '.repeat(depth)))
    expect(file).toContain(depths.find((sample) => file.includes(sample)) ?? text)
  })

  test.each(data)('what $page shows as JSON is JSON', ({ text }) => {
    expect(() => JSON.parse(text)).not.toThrow()
  })
})
