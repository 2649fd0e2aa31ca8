import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempDisposableSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { turnwright } from '../testing/turnwright-process.ts'

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

test('a game that was begun is played on threads, and served: by its folder, or by those that a file lists', {
  timeout: 3 * 60_000,
}, async () => {
  using place = workshop()
  const [stones, cards] = ['stones', 'cards'].map((name) => join(place.path, name)) as [string, string]
  const begun = await turnwright('new', stones, '--shape', 'perfect')
  expect({ code: begun.code, err: begun.err }).toEqual({ code: 0, err: '' })
  expect(begun.out).toContain('stones has index.ts, agent.ts, game.test.ts, RULES.md.')
  expect((await turnwright('new', cards, '--shape', 'hands')).code).toBe(0)

  const save = join(place.path, 'records')
  const played = await turnwright('simulate', stones, '--games', '120', '--workers', '2', '--save', save)
  expect({ code: played.code, err: played.err }).toEqual({ code: 0, err: '' })
  expect(played.out).toContain('120 games of Stones')
  const record = join(save, readdirSync(save)[0] as string)
  expect(await turnwright('replay', record, '--game', stones, '-q')).toMatchObject({ code: 0, err: '' })
  expect((await turnwright('replay', record, '--game', cards)).err).toContain('is a record of "stones"')

  expect(await offeredBy(place.path, './stones')).toEqual(['stones'])
  writeFileSync(join(place.path, 'turnwright.config.ts'), `export default { games: ['./stones', './cards/index.ts'] }`)
  expect(await offeredBy(place.path)).toEqual(['stones', 'cards'])
})

test('what is wrong with a game is a sentence and exit code 2, whatever is to be done with it', async () => {
  using place = workshop()
  const folder = join(place.path, 'empty')
  mkdirSync(folder)
  for (const command of ['serve', 'simulate', 'play']) {
    const { code, out, err } = await turnwright(command, folder)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain('it needs an index.ts')
  }
  expect(await turnwright('new', folder, '--shape', 'round')).toMatchObject({ code: 2 })
})
