import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ticTacToeModule } from '@turnwright/tic-tac-toe'
import { expect, test } from 'vitest'
import { StartupError } from '../startup-error.ts'
import { TestServer } from '../testing/test-server.ts'

const DOORS = { react: '/assets/react-1.js', 'react/jsx-runtime': '/assets/jsx-1.js' }
const BUILT: Readonly<Record<string, string>> = {
  'page/index.html': 'the page',
  'page/doors-for-boards.json': JSON.stringify(DOORS),
}

/** A page that was built already, and a game that was written in a folder of its own; Vite is found from there. */
function workshop(written: Readonly<Record<string, string>>, page = BUILT) {
  const cache = fileURLToPath(new URL('../../../../node_modules/.cache/', import.meta.url))
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempDisposableSync(join(cache, 'turnwright-boards-'))
  for (const [path, text] of Object.entries({ ...page, ...written })) {
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

test('a page that was built before there were boards from outside is to be built anew', async () => {
  using place = workshop({ 'ui/index.tsx': 'export const ui = {}' }, { 'page/index.html': 'an old page' })
  expect(await place.refusal()).toContain('build it anew')
})
