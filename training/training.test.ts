import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findGame, GAMES_URL } from '@turnwright/arena'
import { Net, type NetFile, WrongNet } from '@turnwright/search'
import { afterAll, expect, test, vi } from 'vitest'
import { fitNet } from './fit-net.ts'
import { netFromFit } from './net-from-fit.ts'
import { type NetMatch, playNetMatch, toldOf } from './net-match.ts'
import { playGames } from './play-games.ts'
import type { LessonPlan, SelfPlayPlan } from './plan.ts'
import type { ShardManifest } from './shards.ts'
import { AS_TRAINED, noteMatch, writeNet } from './written-net.ts'

const PLAN: SelfPlayPlan = {
  game: 'tic-tac-toe',
  options: [{}],
  agents: ['random', 'random'],
  settings: {},
  seed: 'training',
  lesson: { of: 'turns' },
}
const GAMES = 40
const COLUMNS = 19
const gamesUrl = import.meta.resolve('./testing/games.ts')
const python = process.env['PYTHON'] ?? 'python3'
/** Without PyTorch there is nothing to run of its half. */
const pythonsWithTorch = [python].filter((name) => spawnSync(name, ['-c', 'import torch, numpy']).status === 0)

const folders: string[] = []
const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'turnwright-training-'))
  folders.push(made)
  return made
}
afterAll(() => {
  for (const made of folders) rmSync(made, { recursive: true })
})

const played = async (
  threads: number,
  lesson: LessonPlan = PLAN.lesson,
): Promise<{ shards: ShardManifest; rows: string[]; at: string }> => {
  const at = folder()
  const plan = { ...PLAN, lesson }
  const shards = await playGames({ plan, games: GAMES, threads, folder: at, gamesUrl }, () => {})
  const { columns } = shards
  const rows = shards.files.flatMap((file) => {
    const bytes = readFileSync(join(at, file))
    return Array.from({ length: bytes.length / 4 / columns }, (_, row) =>
      Array.from({ length: columns }, (_one, column) => bytes.readFloatLE((row * columns + column) * 4)).join(),
    )
  })
  return { shards, rows, at }
}

test('positions are the same on any number of threads, one for each seat and turn, with what they came to', async () => {
  const [alone, many] = [await played(1), await played(3)]
  expect(many.rows.toSorted()).toEqual(alone.rows.toSorted())
  expect(alone.shards).toMatchObject({ columns: COLUMNS, games: GAMES, unit: 'chance', rows: alone.rows.length })
  // Nobody wins before the fifth mark, and the ninth is the last.
  expect(alone.rows.length).toBeGreaterThanOrEqual(GAMES * 2 * 5)
  expect(alone.rows.length).toBeLessThanOrEqual(GAMES * 2 * 9)
  const [opening] = alone.rows as [string]
  expect(opening).toMatch(/^(0,){18}(0|0.5|1)$/)
  for (const [mine, theirs] of pairs(alone.rows.map((row) => Number(row.split(',').at(-1)))))
    expect(mine + theirs).toBe(1)
})

test('positions of playouts are those behind the answers worth looking at, with what playing on came to', async () => {
  const lesson: LessonPlan = { of: 'playouts', asked: 1, playouts: 3, kept: 1 }
  const [alone, many] = [await played(1, lesson), await played(3, lesson)]
  expect(many.rows.toSorted()).toEqual(alone.rows.toSorted())
  expect(alone.shards).toMatchObject({ columns: COLUMNS, games: GAMES, unit: 'chance', rows: alone.rows.length })
  expect(alone.rows.length).toBeGreaterThan(GAMES * 3)
  const numbers = alone.rows.map((row) => row.split(',').map(Number))
  // An answer was given before anything was taken down.
  for (const row of numbers) expect(row.slice(0, -1).reduce((sum, cell) => sum + cell, 0)).toBeGreaterThan(0)
  for (const [mine, theirs] of pairs(numbers.map((row) => row.at(-1) as number))) expect(mine + theirs).toBe(1)
})

test('rows of answers tell how far each led the first one, who leads itself by nothing', async () => {
  const lesson: LessonPlan = { of: 'answers', asked: 1, deals: 8 }
  const { shards, rows } = await played(2, lesson)
  expect(shards).toMatchObject({ unit: 'points', columns: 2 * (COLUMNS - 1) + 5, rows: rows.length })
  const numbers = rows.map((row) => row.split(',').map(Number))
  const IS_FIRST = shards.columns - 3
  const firsts = numbers.filter((row) => row[IS_FIRST] === 1)
  expect(firsts.length).toBeGreaterThan(GAMES)
  for (const row of firsts) expect(row.at(-1)).toBe(0)
  for (const row of numbers) {
    expect(Math.abs(row.at(-1) as number)).toBeLessThanOrEqual(1)
    // The answer puts one mark on the board, unless the game is over by it.
    const added = row.slice(COLUMNS - 1, 2 * (COLUMNS - 1)).filter((change) => change > 0)
    expect(added.length).toBeLessThanOrEqual(1)
  }
  expect(numbers.some((row) => (row.at(-1) as number) < 0)).toBe(true)
})

test('no game is begun when time is up', async () => {
  const at = folder()
  const shards = await playGames({ plan: PLAN, games: 1e9, seconds: 1, threads: 1, folder: at, gamesUrl }, () => {})
  expect(shards.games).toBeGreaterThan(0)
  expect(shards.games).toBeLessThan(1e9)
  expect(shards.rows).toBe(readFileSync(join(at, 'rows-0.f32')).length / 4 / COLUMNS)
})

/** Of all features equally much, whatever they are. */
async function netByHand(): Promise<NetFile> {
  const { mind } = await findGame(GAMES_URL, 'pokemon')
  const { count = 0, schema = '' } = mind?.features ?? {}
  return {
    format: 1,
    game: 'pokemon',
    // How a net plays by later rules than it was trained under, only a match can tell.
    rules: 0,
    schema,
    unit: 'chance',
    layers: [count, 1],
    made: { command: 'by hand', games: 0, rows: 0, seed: '', parent: '' },
    weights: new Uint8Array(new Float32Array(count + 1).fill(0.5).buffer).toBase64(),
  }
}

test('a player with a net meets the same one without it, over whole deals and within the time', {
  timeout: 60_000,
}, async () => {
  const at = folder()
  writeFileSync(join(at, 'net.json'), JSON.stringify(await netByHand()))
  const deck = 'overgrowth'
  const match: NetMatch = {
    game: 'pokemon',
    options: [{ deck1: deck, deck2: deck }],
    net: join(at, 'net.json'),
    level: 'strong',
    ms: 1,
    settings: { turns: 2 },
    against: {},
    deals: 1,
    seed: '1',
    seconds: null,
    threads: 1,
    folder: at,
  }
  const standing = await playNetMatch(match, () => {})
  expect(standing).toMatchObject({ deals: 1, failed: 0 })
  expect(standing.playouts).toBeGreaterThan(standing.decisions)
  expect(toldOf(standing)).toMatch(/^with the net [\d.]+ % of games .* over 1 deals from both seats/)
})

test('a net is stored only where it gives here what it gave to its trainer, and a match that it wins is noted in it', async () => {
  const { shards, at } = await played(2)
  const weights = Float32Array.of(0.25, ...Array.from({ length: 18 }, (_, input) => input / 10))
  writeFileSync(join(at, 'weights.f32'), new Uint8Array(weights.buffer))
  const samples = [{ inputs: [1, 0, 0, 1, ...Array.from({ length: 14 }, () => 0)], output: 0.55 }]
  const fitted = { layers: [18, 1], heldBackLoss: 0, untrainedLoss: 1, rows: 300, samples }
  writeFileSync(join(at, 'fit.json'), JSON.stringify(fitted))
  const manifest = { game: 'tic-tac-toe', layers: [18, 1], made: { games: GAMES, rows: 300, seed: 'training' } }
  writeNet(join(at, 'nets', 'net.json'), netFromFit(at, shards, 'npm run train', ''))
  const stored = (file: string): unknown => JSON.parse(readFileSync(join(at, 'nets', file), 'utf8'))
  expect(stored('net.json')).toMatchObject({ ...manifest, format: 2 })
  expect(stored(join(AS_TRAINED, 'net.json'))).toMatchObject({ ...manifest, format: 1 })
  const before = stored('net.json') as NetFile
  const won = { rules: 2, command: 'npm run train', deals: 20, share: 0.725, interval: [1 / 2, 2 / 3] } as const
  noteMatch(join(at, 'nets', 'net.json'), won)
  expect(stored('net.json')).toEqual({ ...before, won: { ...won, interval: [0.5, 0.6667] } })
  writeFileSync(join(at, 'fit.json'), JSON.stringify({ ...fitted, samples: [{ ...samples[0], output: 0.551 }] }))
  expect(() => netFromFit(at, shards, 'npm run train', '')).toThrow(WrongNet)
})

test('with --parent the net plays the games that the next one learns from, and another net is given games of its own', {
  timeout: 60_000,
}, async () => {
  const at = folder()
  const parent = join(at, 'net.json')
  const net = await netByHand()
  const train = (): ShardManifest[] => {
    const options = JSON.stringify({ deck1: 'overgrowth', deck2: 'overgrowth' })
    const playing = JSON.stringify({ budget: { playouts: 2 } })
    const args = ['pokemon', '--parent', parent, '--lesson', 'turns', '--games', '1', '--threads', '1']
    const run = spawnSync(
      process.execPath,
      [
        fileURLToPath(import.meta.resolve('./main.ts')),
        ...args,
        '--options',
        options,
        '--playing',
        playing,
        '--folder',
        at,
      ],
      { encoding: 'utf8', env: { ...process.env, PYTHON: join(at, 'no-python') } },
    )
    expect(run.stderr).toContain('To learn from them this needs Python 3')
    return globSync('pokemon-*/shards.json', { cwd: at }).map(
      (file) => JSON.parse(readFileSync(join(at, file), 'utf8')) as ShardManifest,
    )
  }
  writeFileSync(parent, JSON.stringify(net))
  const [only, ...others] = train()
  expect(others).toEqual([])
  expect(only).toMatchObject({ games: 1, plan: { agents: ['strong-net', 'strong-net'] } })
  writeFileSync(parent, JSON.stringify({ ...net, made: { ...net.made, seed: 'another' } }))
  expect(train()).toHaveLength(2)
})

test('without PyTorch the games are kept, and what is needed is said', () => {
  const at = folder()
  vi.stubEnv('PYTHON', join(at, 'no-python'))
  try {
    expect(() => fitNet(at, { hidden: '16', epochs: 1 })).toThrow(
      `The games are played and kept in ${at}. To learn from them this needs Python 3 with PyTorch and NumPy`,
    )
  } finally {
    vi.unstubAllEnvs()
  }
})

test.each(pythonsWithTorch)(
  'a tiny run of the whole pipeline learns who wins at Tic-tac-toe (%s)',
  { timeout: 120_000 },
  async (torch) => {
    const at = folder()
    const shards = await playGames({ plan: PLAN, games: 600, threads: 2, folder: at, gamesUrl }, () => {})
    const script = new URL('train.py', import.meta.url).pathname
    const run = spawnSync(torch, [script, at, '--hidden', '16', '--epochs', '8', '--batch', '256', '--out', at], {
      encoding: 'utf8',
    })
    expect(run.stderr).not.toMatch(/Error/)
    const net = new Net(netFromFit(at, shards, 'test', '').packed)
    const judged = (own: number): number => {
      net.inputs.fill(0)
      net.inputs.fill(1, own, own + 3)
      net.run()
      return net.outputs[0] as number
    }
    expect(judged(0)).toBeGreaterThan(judged(9))
  },
)

function pairs(values: readonly number[]): readonly [number, number][] {
  return values.flatMap((value, at) => (at % 2 === 0 ? [[value, values[at + 1] as number] as [number, number]] : []))
}
