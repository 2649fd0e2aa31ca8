import { existsSync, globSync, mkdtempDisposableSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { START_COMMAND } from '@turnwright/docs/start-command'
import { beginGame } from 'create-turnwright'
import { describe, expect, test } from 'vitest'
import type { Flags } from './command.ts'
import { commands } from './commands/index.ts'
import { typedInto } from './testing/typed-into.ts'
import { typed as typedHere } from './testing/typed.ts'

const root = new URL('../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

/** What an operator, an author or a Python programmer has at hand. */
const PROGRAMS_OF_OTHERS = ['cd', 'cp', 'createdb', 'pg_dump', 'pg_restore', 'pip']
/** Above its chapters the site of the documentation has a page that no file holds. */
const FIRST_PAGE = 'the first page of the site'
/** These are read in the folder of a game that was begun; all others in this repository. */
const IN_A_GAME = ['docs/start.md', FIRST_PAGE]
/** Whoever reads these may have nothing of Turnwright yet. */
const FROM_NOTHING = [...IN_A_GAME, 'packages/create-turnwright/README.md', 'packages/cli/README.md']
/** What brings the command `turnwright` along; npm has no package of that name. */
const BRINGS_IT = /^npm (?:create turnwright|install .*@turnwright\/cli)\b/

const pages = globSync(['*.md', '{benchmarks,deploy,docs,examples,games,packages,python,training}/**/*.md'], {
  cwd: fileURLToPath(root),
  exclude: ['**/node_modules', '**/dist', '**/test-results', 'docs/api'],
})
  .map((page) => page.replaceAll('\\', '/'))
  .toSorted()
const written = [
  ...pages.map((page) => [page, read(page)] as const),
  [FIRST_PAGE, `\`\`\`sh\n${START_COMMAND}\n\`\`\``] as const,
]
const typed = written.flatMap(([page, text]) =>
  typedInto(text).map((words) => ({ page, line: words.join(' '), words })),
)
const ours = typed.filter(({ words: [program, name] }) => program === 'npx' && name === 'turnwright')

test('the README and the help of serve name the same settings', () => {
  const listed = Array.from(read('README.md').matchAll(/^\| `([A-Z_]+)` \|/gm), ([, name]) => name)
  const serve = commands.find(({ name }) => name === 'serve')
  const told = [...Object.values(serve?.flags ?? {}).map(({ about }) => about), ...(serve?.notes ?? [])].join('\n')
  const helped = told.match(/\b[A-Z]+(?:_[A-Z]+)*(?==|, else)/g)
  expect(new Set(helped)).toEqual(new Set(listed))
})

describe('what the pages tell to type', () => {
  test('is found', () => {
    expect(ours.length).toBeGreaterThan(30)
    expect(new Set(ours.map(({ page }) => page)).size).toBeGreaterThan(5)
  })

  test.each(ours)('$page: $line, of which turnwright knows every word', ({ words: [, , name = '', ...args] }) => {
    const command = commands.find((each) => each.name === name || each.aliases?.includes(name))
    if (command === undefined) throw new Error(`there is no command ${name}`)
    // Throws at an option that the command has not, or that lacks its value.
    const { positionals } = parseArgs({ args, options: optionsOf(command.flags), allowPositionals: true })
    expect(positionals.length).toBeLessThanOrEqual(command.words.length)
    expect(positionals.length).toBeGreaterThanOrEqual(command.words.filter((word) => word.startsWith('<')).length)
  })

  test.each(typed)('$page: $line, which this repository or everybody knows', ({ page, words }) => {
    expect(words).toSatisfy(() => isKnown(page, words))
    expect(words.flatMap(pathsIn).filter((path) => !existsSync(new URL(path, root)))).toEqual([])
  })
})

test.each(FROM_NOTHING)('%s brings the command along before it is called', (page) => {
  const lines = typed.filter((each) => each.page === page).map(({ line }) => line)
  expect(lines[0]).toMatch(BRINGS_IT)
})

/** Commands that neither ask nor serve nor need a file or a model can simply be run. */
const runnable = ours
  .filter(({ page }) => page === 'README.md' || page === 'docs/outside-players.md')
  .filter(({ line }) => /^npx turnwright (games|simulate|tournament)\b/.test(line) && !line.includes('model:'))

describe.concurrent('what the pages tell to type', () => {
  test.each(runnable)('$page: $line, which runs', async ({ words }) => {
    expect(await typedHere(...words.slice(2))).toMatchObject({ code: 0, err: '' })
  })
})

test.each(pages)('%s links to what is there', (page) => {
  const links = Array.from(read(page).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g), ([, link]) => link as string)
  expect(links.filter((link) => !existsSync(new URL(link, new URL(page, root))))).toEqual([])
})

const FOR_AUTHORS = ['start', 'adding-a-game', 'hidden-information', 'workbench', 'publishing', 'testing']
test.each(FOR_AUTHORS)('docs/%s.md says what holds in a clone alone', (page) => {
  const scripts = scriptsFor(FIRST_PAGE)
  const isOfTheClone = (part: string): boolean =>
    /`packages\//.test(part) ||
    Array.from(part.matchAll(/npm run ([a-z-]+)/g), ([, name = '']) => name).some((name) => !scripts.includes(name))
  const parts = read(`docs/${page}.md`).split(/\n(?=\n|- |\| |```)/)
  expect(parts.filter(isOfTheClone).filter((part) => !/\bin a clone\b/i.test(part))).toEqual([])
})

function isKnown(page: string, [program = '', first = '', second = '']: readonly string[]): boolean {
  switch (program) {
    case 'npm':
      if (first === 'create') return second === 'turnwright'
      return [...scriptsFor(page), 'ci', 'install'].includes(first === 'run' ? second : first)
    case 'npx':
      return first === 'turnwright' || first === 'tsc'
    case 'node':
      return existsSync(new URL(first, root))
    default:
      return PROGRAMS_OF_OTHERS.includes(program)
  }
}

function scriptsFor(page: string): readonly string[] {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turnwright-begun-'))
  const game = join(folder.path, 'stone-age')
  const isInGame = IN_A_GAME.includes(page)
  if (isInGame) beginGame(game, 'hands')
  const manifest = readFileSync(isInGame ? join(game, 'package.json') : new URL('package.json', root), 'utf8')
  return Object.keys((JSON.parse(manifest) as { readonly scripts: object }).scripts)
}

function optionsOf(flags: Flags): NonNullable<ParseArgsConfig['options']> {
  return Object.fromEntries(
    Object.entries(flags).map(([name, { type, short, multiple = false }]) => [
      name,
      { type, multiple, ...(short === undefined ? {} : { short }) },
    ]),
  )
}

/** Places of this repository that a word names: `greedy,exec:examples/bots/eager-bot.ts`. */
function pathsIn(word: string): readonly string[] {
  const folders = /^(?:\.\/)?(?:benchmarks|deploy|docs|examples|games|packages|python|training)\//
  return word.split(/[ ,:=]/).filter((part) => folders.test(part) && !part.includes('<'))
}
