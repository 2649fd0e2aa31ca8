import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../../', import.meta.url)
const page = readFileSync(new URL('docs/testing.md', root), 'utf8')
const tests = readFileSync(new URL('games/tic-tac-toe/tic-tac-toe.test.ts', root), 'utf8')

const snippets = Array.from(page.matchAll(/^```ts\n(.*?)^```$/gms), ([, snippet]) => snippet as string)

test('docs/testing.md shows code', () => {
  expect(snippets.length).toBeGreaterThanOrEqual(3)
})

test.for(snippets)('docs/testing.md shows only code that runs: %s', (snippet) => {
  expect(tests).toContain(snippet)
})
