import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { commands } from './commands/index.ts'
import { turnwright } from './testing/turnwright-process.ts'

const root = new URL('../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

const lines = Array.from(read('README.md').matchAll(/^npx turnwright (.+)$/gm), ([, line]) => line as string)
/** Commands that neither ask nor serve nor need a file can simply be run. */
const runnable = lines.filter((line) => /^(games|simulate|tournament)\b/.test(line))

test('the README shows only commands and options that exist', () => {
  expect(lines.length).toBeGreaterThan(3)
  for (const line of lines) {
    const [name, ...words] = line.split(' ')
    const flags = commands.find((command) => command.name === name)?.flags
    const used = words.filter((word) => word.startsWith('--')).map((word) => word.slice(2))
    expect({ line, known: used.filter((flag) => flags?.[flag] !== undefined) }).toEqual({ line, known: used })
    expect({ line, isCommand: flags !== undefined }).toEqual({ line, isCommand: true })
  }
})

test('the README and the help of serve name the same settings', () => {
  const listed = Array.from(read('README.md').matchAll(/^\| `([A-Z_]+)` \|/gm), ([, name]) => name)
  const serve = commands.find(({ name }) => name === 'serve')
  const told = [...Object.values(serve?.flags ?? {}).map(({ about }) => about), ...(serve?.notes ?? [])].join('\n')
  const helped = told.match(/\b[A-Z]+(?:_[A-Z]+)*(?==|, else)/g)
  expect(new Set(helped)).toEqual(new Set(listed))
})

describe.concurrent('the README', () => {
  test.each(runnable)('shows what runs: npx turnwright %s', async (line) => {
    expect(await turnwright(...line.split(' '))).toMatchObject({ code: 0, err: '' })
  })
})

const pages = globSync(['*.md', 'docs/*.md', 'games/*/*.md', 'packages/*/*.md', 'benchmarks/*.md'], {
  cwd: fileURLToPath(root),
})

test.each(pages)('%s links to what is there', (page) => {
  const links = Array.from(read(page).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g), ([, link]) => link as string)
  expect(links.filter((link) => !existsSync(new URL(link, new URL(page, root))))).toEqual([])
})

test('docs/architecture.md shows rules as they are', () => {
  const snippets = Array.from(
    read('docs/architecture.md').matchAll(/^```ts\n(.*?)^```$/gms),
    ([, text]) => text as string,
  )
  const rules = read('games/tic-tac-toe/rules/tic-tac-toe.ts').replaceAll(/^ {4}/gm, '')
  expect(snippets).toHaveLength(1)
  for (const snippet of snippets) expect(rules).toContain(snippet)
})
