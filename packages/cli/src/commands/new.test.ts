import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempDisposableSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { SHIPPED_GAMES } from 'create-turnwright'
import { expect, test } from 'vitest'
import { gameIds } from '../outside-games.ts'
import { typed } from '../testing/typed.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

/** A folder in which the packages of this repository are at hand; below node_modules Node would take no TypeScript. */
function workshop() {
  const results = fileURLToPath(new URL('../../../../test-results/', import.meta.url))
  mkdirSync(results, { recursive: true })
  return mkdtempDisposableSync(join(results, 'workshop-'))
}

/** What the lobby of a server that was started in a folder offers. */
async function offeredBy(folder: string, ...words: readonly string[]): Promise<readonly string[]> {
  const args = [MAIN, 'serve', ...words, '--api', '--port', '0', '--data', join(folder, 'data')]
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  try {
    const [link] = (await Promise.race([once(createInterface(child.stdout), 'line'), ended])) as [string]
    const games = (await (await fetch(`${link}/api/games`)).json()) as readonly { readonly id: string }[]
    return games.map(({ id }) => id)
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

/** Everything that a command which goes on has said by the time it said this. */
async function saidBy(folder: string, wanted: RegExp, ...args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [MAIN, ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'exit')
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()))
  try {
    await expect.poll(() => said, { timeout: 40_000 }).toMatch(wanted)
    return said
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

test('a game that was begun is played on threads, and served: by its folder, or by those that a file lists', {
  timeout: 3 * 60_000,
}, async () => {
  using place = workshop()
  const [stones, cards] = ['stones', 'cards'].map((name) => join(place.path, name)) as [string, string]
  const begun = await typed('new', stones, '--shape', 'perfect')
  expect({ code: begun.code, err: begun.err }).toEqual({ code: 0, err: '' })
  expect(begun.out).toContain('stones has index.ts, agent.ts, game.test.ts, RULES.md.')
  expect((await typed('new', cards, '--shape', 'hands')).code).toBe(0)

  const save = join(place.path, 'records')
  const played = await typed('simulate', stones, '--games', '120', '--workers', '2', '--save', save)
  expect({ code: played.code, err: played.err }).toEqual({ code: 0, err: '' })
  expect(played.out).toContain('120 games of Stones')
  const record = join(save, readdirSync(save)[0] as string)
  expect(await typed('replay', record, '--game', stones, '-q')).toMatchObject({ code: 0, err: '' })
  expect((await typed('replay', record, '--game', cards)).err).toContain('is a record of "stones"')

  expect(await offeredBy(place.path, './stones')).toEqual(['stones'])
  writeFileSync(join(place.path, 'turnwright.config.ts'), `export default { games: ['./stones', './cards/index.ts'] }`)
  expect(await offeredBy(place.path)).toEqual(['stones', 'cards'])
})

test('what is wrong with a game is a sentence and exit code 2, whatever is to be done with it', async () => {
  using place = workshop()
  const [folder, torn] = ['empty', 'torn'].map((name) => join(place.path, name)) as [string, string]
  for (const each of [folder, torn]) mkdirSync(each)
  writeFileSync(join(torn, 'index.ts'), 'export const a = 1\nexport const b = {')
  for (const command of ['serve', 'simulate', 'play']) {
    const { code, out, err } = await typed(command, folder)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain('it needs an index.ts')
    const read = await typed(command, torn)
    expect(read).toMatchObject({ code: 2, out: '' })
    expect(read.err).toMatch(/^The game cannot be loaded: .* \(at \S+torn\/index\.ts:2\)\n/)
  }
  expect(await typed('new', folder, '--shape', 'round')).toMatchObject({ code: 2 })
  const named = await typed('new', join(place.path, 'wingspan'), '--shape', 'hands')
  expect(named).toMatchObject({ code: 2, out: '' })
  expect(named.err).toContain('There is a game "wingspan" already: choose another name')
})

test('what is wrong with the list of games is a sentence that says where', () => {
  using place = workshop()
  for (const [text, reason] of [
    [
      `\nthrow new Error('no games yet')`,
      /^turnwright\.config\.ts cannot be read: no games yet \(at \S+\.config\.ts:2\)/,
    ],
    [
      'export default { games: [] }',
      /^turnwright\.config\.ts names no games: export default \{ games: \['\.\/my-game'\] \}/,
    ],
    [`export default ['./stones']`, /^turnwright\.config\.ts names no games/],
    ['export default {', /^turnwright\.config\.ts cannot be read: [^]*turnwright\.config\.ts:1/],
  ] as const) {
    writeFileSync(join(place.path, 'turnwright.config.ts'), text)
    const ended = spawnSync(process.execPath, [MAIN, 'serve', '--api'], { cwd: place.path, encoding: 'utf8' })
    expect({ code: ended.status, out: ended.stdout }).toEqual({ code: 2, out: '' })
    expect(ended.stderr).toMatch(reason)
  }
})

test('a type that is wrong is told with its line, and the game is played all the same', {
  timeout: 60_000,
}, async () => {
  using place = workshop()
  const stones = join(place.path, 'stones')
  await typed('new', stones, '--shape', 'perfect')
  const rules = readFileSync(join(stones, 'index.ts'), 'utf8')
  writeFileSync(join(stones, 'index.ts'), `${rules}export const many: number = 'none'\n`)
  const wrong = new RegExp(`index\\.ts:${rules.split('\n').length} does not type-check: Type 'string' is not`)
  // Without a terminal nobody is asked, but what is wrong is told before.
  expect((await typed('play', stones)).err).toMatch(wrong)
  await saidBy(
    place.path,
    new RegExp(`${wrong.source}[^]*It is played all the same`),
    'serve',
    stones,
    '--api',
    '--port',
    '0',
    '--data',
    join(place.path, 'data'),
  )
  expect(await saidBy(place.path, wrong, 'dev', stones, '--port', '0')).toMatch(/The workbench of Stones is at http/)
})

test('a game that was begun has four levels once it has the mind that docs/players.md shows', {
  timeout: 2 * 60_000,
}, async () => {
  using place = workshop()
  const cards = join(place.path, 'cards')
  await typed('new', cards, '--shape', 'hands')
  const page = readFileSync(new URL('../../../../docs/players.md', import.meta.url), 'utf8')
  const [, sample = ''] = /^```ts \S+\/hands\/mind\.ts\n([^]*?)^```$/m.exec(page) ?? []
  const [, imported = 'none'] = /In `index\.ts` stands `(import .*?)` then/.exec(page) ?? []
  writeFileSync(join(cards, 'mind.ts'), sample)
  const rules = readFileSync(join(cards, 'index.ts'), 'utf8').replace(
    'agents: { random: randomAgent, thrifty }',
    'agents, mind',
  )
  writeFileSync(join(cards, 'index.ts'), `${imported}\n${rules}`)
  const line = ['simulate', cards, '--agents', 'strong,random', '--games', '12', '--seed', '7', '--json']
  const played = await typed(...line)
  expect({ code: played.code, err: played.err }).toEqual({ code: 0, err: '' })
  expect(JSON.parse(played.out)).toMatchObject({ agents: ['strong', 'random'], games: 12 })
  for (const level of ['easy', 'fair', 'master'])
    expect(await typed('simulate', cards, '--agents', `${level},random`, '--games', '1')).toMatchObject({
      code: 0,
    })
})

test('npm create turnwright knows the names of all games that come along, and of no others', () => {
  expect(SHIPPED_GAMES.toSorted()).toEqual(gameIds.toSorted())
})

test('the workbench says that a name is taken before anybody tries to serve it', { timeout: 60_000 }, async () => {
  using place = workshop()
  const stones = join(place.path, 'stones')
  await typed('new', stones, '--shape', 'perfect')
  const rules = readFileSync(join(stones, 'index.ts'), 'utf8')
  writeFileSync(join(stones, 'index.ts'), rules.replace("id: 'stones'", "id: 'wingspan'"))
  const said = await saidBy(place.path, /The workbench of/, 'dev', stones, '--port', '0')
  expect(said).toContain('There is a game "wingspan" already: choose another id')
})
