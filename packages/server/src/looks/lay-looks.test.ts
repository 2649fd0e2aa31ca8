import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ticTacToeModule } from '@turnwright/tic-tac-toe'
import { expect, test } from 'vitest'
import { StartupError } from '../startup-error.ts'
import { TestServer } from '../testing/test-server.ts'

const DOORS = { react: '/assets/react-1.js', 'react/jsx-runtime': '/assets/jsx-1.js' }
const PACKAGES = { '@turnwright/kernel': ['noOptions', 'nth', 'randomAgent'] }
const BUILT: Readonly<Record<string, string>> = {
  'page/index.html': 'the page',
  'page/doors-for-boards.json': JSON.stringify(DOORS),
  'page/packages-for-games.json': JSON.stringify(PACKAGES),
}
/** As much of a game as is built. */
const GAME = `import { type GameModule, nth, randomAgent } from '@turnwright/kernel'
export const game = { about: { tagline: 'One move.' }, agents: { random: randomAgent }, first: (list) => nth(list, 0) }
`

/** A page that was built already, and a game that was written in a folder of its own; Vite is found from there. */
function workshop(written: Readonly<Record<string, string>>, page = BUILT) {
  const cache = fileURLToPath(new URL('../../../../node_modules/.cache/', import.meta.url))
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempDisposableSync(join(cache, 'turnwright-boards-'))
  for (const [path, text] of Object.entries({ 'index.ts': GAME, ...page, ...written })) {
    mkdirSync(dirname(join(folder.path, path)), { recursive: true })
    writeFileSync(join(folder.path, path), text)
  }
  const fileOf = (name: string) => (name in written ? join(folder.path, name) : null)
  const start = () =>
    TestServer.start({
      webDist: join(folder.path, 'page'),
      games: [ticTacToeModule],
      looks: [
        {
          game: 'tic-tac-toe',
          module: join(folder.path, 'index.ts'),
          board: fileOf('ui/index.tsx'),
          emblem: fileOf('ui/emblem.tsx'),
          rules: fileOf('RULES.md'),
        },
      ],
    })
  const refusal = () =>
    start().then(
      () => null,
      (error: unknown) => (error instanceof StartupError ? error.message : error),
    )
  return { start, refusal, [Symbol.dispose]: () => folder.remove() }
}

/** Why pages do not get a game, in the report. */
function lacks({ reports }: TestServer): readonly string[] {
  const lines = reports.map((line) => JSON.parse(line) as { readonly event: string; readonly why: string })
  return lines.filter(({ event }) => event === 'game is not for pages').map(({ why }) => why)
}

test('beside the page lies where the boards of games are, and their scripts take from the page what they share with it', async () => {
  using place = workshop({
    'ui/index.tsx': `import { useId } from 'react'\nimport './board.css'\nexport const ui = { Board: () => <p id={useId()} /> }`,
    'ui/board.css': '.felt { color: red }',
  })
  await using server = await place.start()
  const fetched = async (path: string) => (await fetch(server.origin + path)).text()
  const looks = JSON.parse(await fetched('/looks.json'))
  expect(looks['tic-tac-toe'].viewWords).toEqual({ seats: ['turn'] })
  const { script, styles } = looks['tic-tac-toe'].board
  const code = await fetched(script)
  for (const door of Object.values(DOORS)) expect(code).toContain(`from"${door}"`)
  expect(await fetched(styles[0])).toContain('.felt')
})

test('so do its picture and its rules, each in a file of its own: a lobby fetches no board', async () => {
  using place = workshop({
    'ui/index.tsx': 'export const ui = { Board: () => <p>board</p> }',
    'ui/emblem.tsx': 'export const emblem = { hue: 12, hotHue: 90, label: "A hill", drawing: <path d="M0 0" /> }',
    'RULES.md': '# Hills\n\n## The goal\n\nBe on top.\n\n## Rules\n\n**H1. Tops.** There is one.\n',
    'hills.test.ts': `test('H1: there is one', () => {})`,
  })
  await using server = await place.start()
  const looks = JSON.parse(await (await fetch(`${server.origin}/looks.json`)).text())
  const { board, emblem, rules } = looks['tic-tac-toe']
  const code = await (await fetch(server.origin + emblem.script)).text()
  expect(code).toContain('A hill')
  expect(code).toContain(`from"${DOORS['react/jsx-runtime']}"`)
  expect(emblem.script).not.toBe(board.script)
  const answer = await fetch(server.origin + rules)
  expect(answer.headers.get('content-type')).toBe('application/json')
  const { chapters } = JSON.parse(await answer.text())
  expect(chapters[1].rules).toMatchObject([{ number: 'H1', title: 'Tops', tests: 1 }])
})

test('who wrote a board is told where it does not compile, or that it exports none', async () => {
  using torn = workshop({ 'ui/index.tsx': 'export const ui = {\n  Board: (\n' })
  expect(await torn.refusal()).toMatch(
    /^The board \S+ui\/index\.tsx cannot be built: [^\n│╭]*index\.tsx:2:\d+[^\n│╭]*$/,
  )
  // Types are gone before imports are looked for: the place is told as it stands in the file.
  const board = `import type {\n  View,\n} from '../rules.ts'\nimport { felt } from './felt.tsx'\nexport const ui = { Board: felt }`
  using lost = workshop({ 'ui/index.tsx': board })
  expect(await lost.refusal()).toMatch(/cannot be built: \S+index\.tsx:4 imports '\.\/felt\.tsx', which is not there$/)
  using other = workshop({ 'ui/index.tsx': 'export const board = 1' })
  expect(await other.refusal()).toContain('exports no `ui`: export const ui: GameUi<View> = { Board }')
})

test('so is who drew a picture that is none, or wrote rules that cannot be read', async () => {
  using bare = workshop({ 'ui/emblem.tsx': 'export const picture = 1' })
  expect(await bare.refusal()).toMatch(
    /^The emblem \S+ui\/emblem\.tsx exports no `emblem`: export const emblem: GameEmblem/,
  )
  using open = workshop({ 'RULES.md': '# Hills\n\n## Rules\n\n**H1. Tops. There is one.\n' })
  expect(await open.refusal()).toMatch(
    /^The rules \S+RULES\.md cannot be read: the title of a rule ends with two stars/,
  )
  using lost = workshop({ 'RULES.md': '# Hills\n\n## Rules\n\n**H1. Tops.** As in [more](cards/RULES.md).\n' })
  expect(await lost.refusal()).toMatch(/^The rules \S+RULES\.md cannot be read: .*cards\/RULES\.md/)
})

test('the game itself is laid there for the workers of the page, and takes the kernel that they have', async () => {
  using place = workshop({})
  await using server = await place.start()
  const looks = JSON.parse(await (await fetch(`${server.origin}/looks.json`)).text())
  const answer = await fetch(server.origin + looks['tic-tac-toe'].module)
  expect(answer.headers.get('cache-control')).toContain('immutable')
  const code = await answer.text()
  expect(code).toContain('One move.')
  expect(code).toMatch(/globalThis\[.turnwright:packages.\]\[.@turnwright\/kernel.\]/)
  expect(code.length).toBeLessThan(1_000)
  expect(lacks(server)).toEqual([])
})

test('a game that needs what browsers do not have is played on the server alone, which says why', async () => {
  using place = workshop({
    'index.ts': `import { words } from './words.ts'\nexport const game = { about: words(), agents: {} }`,
    'words.ts': `import { readFileSync } from 'node:fs'\nexport const words = () => readFileSync('words.txt', 'utf8')`,
    'ui/index.tsx': 'export const ui = { Board: () => <p>board</p> }',
  })
  await using server = await place.start()
  const looks = JSON.parse(await (await fetch(`${server.origin}/looks.json`)).text())
  expect(Object.keys(looks['tic-tac-toe'])).toEqual(['viewWords', 'board'])
  expect(lacks(server)).toEqual([expect.stringMatching(/words\.ts imports 'node:fs', which browsers do not have$/)])
})

test('what a game imports of Node and does not use is no reason to keep it from pages', async () => {
  using place = workshop({
    'index.ts': `import { words, dump } from './words.ts'\nexport const game = { about: words, agents: {} }`,
    'words.ts': `import { writeFileSync } from 'node:fs'\nexport const words = 'Of wood.'
export const dump = () => writeFileSync('words.txt', words)`,
  })
  await using server = await place.start()
  const looks = JSON.parse(await (await fetch(`${server.origin}/looks.json`)).text())
  const code = await (await fetch(server.origin + looks['tic-tac-toe'].module)).text()
  expect(code).toContain('Of wood.')
  expect(code).not.toContain('node:fs')
})

test('a page that lacks what a game asks of the kernel, or takes no games, is told of as well', async () => {
  const asking = `import { luck } from '@turnwright/kernel'\nexport const game = { about: luck, agents: {} }`
  using place = workshop({ 'index.ts': asking })
  await using newer = await place.start()
  using other = workshop({}, { 'page/index.html': 'an old page' })
  await using older = await other.start()
  for (const { origin } of [newer, older])
    expect(Object.keys(JSON.parse(await (await fetch(`${origin}/looks.json`)).text())['tic-tac-toe'])).toEqual([
      'viewWords',
    ])
  expect(lacks(newer)).toEqual([expect.stringContaining('luck')])
  expect(lacks(older)).toEqual([expect.stringContaining('build it anew')])
})

test('a page that was built before there were boards from outside is to be built anew', async () => {
  using place = workshop({ 'ui/index.tsx': 'export const ui = {}' }, { 'page/index.html': 'an old page' })
  expect(await place.refusal()).toContain('build it anew')
})
