import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { games } from '../index.ts'
import { isPath, NoGame, openGames } from './index.ts'

/** On a busy machine a game that is well takes a while, too. */
const LOADING = 5_000

/** A folder in which the packages of this repository are at hand; below node_modules Node would take no TypeScript. */
function scratch() {
  const results = fileURLToPath(new URL('../../../../test-results/', import.meta.url))
  mkdirSync(results, { recursive: true })
  const folder = mkdtempDisposableSync(join(results, 'outside-'))
  const write = (files: Readonly<Record<string, string>>): void => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder.path, name)), { recursive: true })
      writeFileSync(join(folder.path, name), text)
    }
  }
  const open = (...places: readonly string[]) =>
    openGames(places, { cwd: folder.path, broughtAlong: games, patience: 1_000, loading: LOADING })
  const refusal = (...places: readonly string[]) =>
    open(...places).then(
      () => null,
      (error: unknown) => (error instanceof NoGame ? error.message : error),
    )
  return { write, open, refusal, [Symbol.dispose]: () => folder.remove() }
}

const game = (changes = '', id = 'coin') => `
import { type GameModule, noOptions, randomAgent } from '@turnwright/kernel'
export const coin: GameModule<{ over: boolean }, Record<string, never>> = {
  definition: {
    id: '${id}', name: 'Coin', rules: 0, seats: { min: 1, max: 1 }, options: noOptions,
    setup: () => ({ over: false }),
    step: (game) => { game.ask.yesNo(0, { kind: 'toss' }); game.state.over = true },
    result: ({ over }) => (over ? { winners: [0], scores: [1], reason: 'Tossed' } : null),
    leave: (game) => { game.state.over = true },
    view: (state) => state,
    ${changes}
  },
  about: { tagline: 'Heads.', minutes: 1 },
  agents: { random: randomAgent },
}
`

describe('games from outside', () => {
  test('are found in a folder, by its package.json, in a file and as a package', async () => {
    using place = scratch()
    place.write({
      'plain/index.ts': game(),
      'named/package.json': JSON.stringify({ type: 'module', exports: { '.': './rules/coin.ts' } }),
      'named/rules/coin.ts': game('', 'named'),
      'one.ts': game('', 'one'),
      'package.json': JSON.stringify({ type: 'module' }),
      'node_modules/coin-packed/package.json': JSON.stringify({ type: 'module', exports: './index.js' }),
      'node_modules/coin-packed/index.js': `export * from '../../packed.ts'`,
      'packed.ts': game('', 'packed'),
      'node_modules/@me/pile/package.json': JSON.stringify({ type: 'module', exports: { import: './pile.js' } }),
      'node_modules/@me/pile/pile.js': `export * from '../../../pile.ts'`,
      'pile.ts': game('', 'pile'),
    })
    // Each was played for a moment in a thread, which knows them by the address of their list alone.
    const { games } = await place.open('./plain', './named', './one.ts', 'coin-packed', '@me/pile')
    expect(games.map(({ definition }) => definition.id)).toEqual(['coin', 'named', 'one', 'packed', 'pile'])
  })

  test('stand beside those that come along, which the page draws itself', async () => {
    using place = scratch()
    place.write({ 'coin/index.ts': game() })
    const { games: opened, looks } = await place.open('./coin', '@turnwright/tic-tac-toe')
    expect(opened.map(({ definition }) => definition.id)).toEqual(['coin', 'tic-tac-toe'])
    expect(looks.map((look) => look.game)).toEqual(['coin'])
  })

  test('bring what the page draws: the board behind the door ./ui or in ui, its emblem, and RULES.md', async () => {
    using place = scratch()
    place.write({
      'plain/index.ts': game(),
      'plain/ui/index.tsx': '',
      'plain/ui/emblem.tsx': '',
      'plain/RULES.md': '',
      'named/package.json': JSON.stringify({
        type: 'module',
        exports: { '.': './src/coin.ts', './ui': './drawn/felt.tsx' },
      }),
      'named/src/coin.ts': game('', 'named'),
      'named/drawn/felt.tsx': '',
      'named/drawn/emblem.tsx': '',
      'named/ui/emblem.tsx': '',
      'deep/package.json': JSON.stringify({ type: 'module' }),
      'deep/src/index.ts': game('', 'deep'),
      'deep/ui/index.tsx': '',
      'deep/RULES.md': '',
      'bare/index.ts': game('', 'bare'),
      'bare/ui/emblem.tsx': '',
      // What stands above a game belongs to somebody else.
      'RULES.md': '',
    })
    const { looks } = await place.open('./plain', './named', './deep', './bare')
    const near = (file: string | null) =>
      file &&
      file
        .split('/')
        .slice(-3)
        .join('/')
        .replace(/^.*outside-[^/]*\//, '')
    expect(looks.map(({ game: id, board, emblem, rules }) => [id, near(board), near(emblem), near(rules)])).toEqual([
      ['coin', 'plain/ui/index.tsx', 'plain/ui/emblem.tsx', 'plain/RULES.md'],
      ['named', 'named/drawn/felt.tsx', 'named/drawn/emblem.tsx', null],
      ['deep', 'deep/ui/index.tsx', null, 'deep/RULES.md'],
      ['bare', null, 'bare/ui/emblem.tsx', null],
    ])
  })

  test('are told from ids by their looks', () => {
    expect(['./coin', '.', '../coin', '/tmp/coin', 'games/coin'].map(isPath)).toEqual([true, true, true, true, true])
    expect(['coin', 'sealed-auction'].map(isPath)).toEqual([false, false])
  })
})

describe('an author is told', () => {
  test('that there is no folder, no file in it, or not the one that is named', async () => {
    using place = scratch()
    place.write({ 'empty/notes.md': '', 'wrong/package.json': JSON.stringify({ exports: './gone.ts' }) })
    expect(await place.refusal('./nowhere')).toContain('There is no folder ./nowhere')
    expect(await place.refusal('./empty')).toContain('it needs an index.ts')
    expect(await place.refusal('./wrong')).toContain('leads to ./gone.ts, which is not there')
    for (const name of ['no-such-package', '@no-such/package'])
      expect(await place.refusal(name)).toContain('neither a folder nor an installed package')
  })

  test('that a file exports no game, or the rules of one alone', async () => {
    using place = scratch()
    place.write({
      'nothing/index.ts': 'export const answer = 42',
      'rules/index.ts': `${game().replace('export const', 'const')}\nexport const rules = coin.definition`,
    })
    expect(await place.refusal('./nothing')).toMatch(/nothing\/index\.ts exports no game\. Export a GameModule/)
    expect(await place.refusal('./rules')).toContain('It exports the rules of one')
  })

  test('where it does not load', async () => {
    using place = scratch()
    place.write({ 'broken/index.ts': `const a = 1\nthrow new Error('no ' + a)`, 'torn/index.ts': 'export const a = {' })
    expect(await place.refusal('./broken')).toMatch(/cannot be loaded: no 1 \(at .*broken\/index\.ts:2\)/)
    expect(await place.refusal('./torn')).toMatch(/cannot be loaded: .*torn/s)
  })

  test('where its setup or its step throws', async () => {
    using place = scratch()
    place.write({
      'setup/index.ts': game(`setup: () => { throw new Error('no deck') },`),
      'step/index.ts': game(`step: () => { throw new Error('no turn') },`),
    })
    expect(await place.refusal('./setup')).toMatch(/Coin .*: no deck \(at .*setup\/index\.ts:\d+\)/)
    expect(await place.refusal('./step')).toMatch(/Coin breaks when it is played: no turn \(at .*step\/index\.ts:\d+\)/)
  })

  test('in which line a file never comes to its end when it is loaded', async () => {
    using place = scratch()
    place.write({ 'loop/index.ts': `${game()}\nlet n = 0\nfor (;;) n++\n` })
    const line = game().split('\n').length + 2
    expect(await place.refusal('./loop')).toMatch(
      new RegExp(
        `^The game cannot be loaded: it never comes to its end. Look for a loop at \\S+loop/index\\.ts:${line}\\.$`,
      ),
    )
  })

  test('in which line its step never comes to an end', async () => {
    using place = scratch()
    const endless = 'step: (game) => {\n game.ask.yesNo(0, { kind: "toss" })\n for (;;) game.state.over = false },'
    place.write({ 'endless/index.ts': game(endless) })
    const line =
      game(endless)
        .split('\n')
        .findIndex((each) => each.includes('for (;;)')) + 1
    expect(await place.refusal('./endless')).toMatch(
      new RegExp(
        `^coin comes to no question and to no end: look for a loop at \\S+endless/index\\.ts:${line} that never asks`,
      ),
    )
  })

  test('that its board is not where its package says, or stands beside several games', async () => {
    using place = scratch()
    place.write({
      'gone/package.json': JSON.stringify({ type: 'module', exports: { '.': './index.ts', './ui': './felt.tsx' } }),
      'gone/index.ts': game(),
      'two/one.ts': game('', 'one'),
      'two/other.ts': game('', 'other'),
      'two/ui/index.tsx': '',
    })
    expect(await place.refusal('./gone')).toMatch(
      /leads to the board \.\/felt\.tsx, which is not there: correct "\.\/ui"/,
    )
    expect(await place.refusal('./two/one.ts', './two/other.ts')).toContain('is one board, and several games')
  })

  test('that its id is taken, or is none', async () => {
    using place = scratch()
    place.write({ 'a.ts': game(), 'b.ts': game(), 'wingspan.ts': game('', 'wingspan'), 'odd.ts': game('', 'My Coin') })
    expect(await place.refusal('./a.ts', './b.ts')).toContain('There is a game "coin" already')
    expect(await place.refusal('./wingspan.ts')).toContain('There is a game "wingspan" already')
    expect(await place.refusal('./odd.ts')).toContain('The id of Coin is "My Coin"')
  })
})
