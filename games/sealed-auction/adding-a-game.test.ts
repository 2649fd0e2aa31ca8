import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const howTo = readFileSync(new URL('docs/adding-a-game.md', root), 'utf8')

/** Fenced blocks that name their file after the language. */
const snippets = Array.from(howTo.matchAll(/^```(?:ts|css) (\S+)\n([^]*?)^```$/gm), ([, path, text]) => ({
  path: path as string,
  text: text as string,
}))

test('every snippet names the file it stands in, unless it is typed into a terminal', () => {
  const fences = howTo.match(/^```\w+.*$/gm) ?? []
  expect(fences.filter((fence) => !/^```((ts|css) \S+|sh)$/.test(fence))).toEqual([])
  expect(snippets.length).toBeGreaterThan(10)
})

test.each(snippets)('a snippet of $path stands there, letter for letter', ({ path, text }) => {
  expect(readFileSync(new URL(path, root), 'utf8')).toContain(text)
})

test('every link leads somewhere', () => {
  const links = Array.from(howTo.matchAll(/\]\(([^)]+)\)/g), ([, link]) => link as string)
  expect(links.filter((link) => !existsSync(new URL(link, new URL('docs/', root))))).toEqual([])
})
