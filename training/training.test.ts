import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Net, type NetFile, WrongNet } from '@turnwright/search'
import { afterAll, expect, test } from 'vitest'
import { netFromFit } from './net-from-fit.ts'
import { playGames } from './play-games.ts'
import type { ShardManifest } from './shards.ts'

const PLAN = { game: 'tic-tac-toe', options: {}, agents: ['random', 'random'], seed: 'training' }
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

const played = async (threads: number): Promise<{ shards: ShardManifest; rows: string[]; at: string }> => {
  const at = folder()
  const shards = await playGames({ plan: PLAN, games: GAMES, threads, folder: at, gamesUrl }, () => {})
  const rows = shards.files.flatMap((file) => {
    const bytes = readFileSync(join(at, file))
    return Array.from({ length: bytes.length / 4 / COLUMNS }, (_, row) =>
      Array.from({ length: COLUMNS }, (_one, column) => bytes.readFloatLE((row * COLUMNS + column) * 4)).join(),
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

test('a net is stored only where it gives here what it gave to its trainer', async () => {
  const { shards, at } = await played(2)
  const weights = Float32Array.of(0.25, ...Array.from({ length: 18 }, (_, input) => input / 10))
  writeFileSync(join(at, 'weights.f32'), new Uint8Array(weights.buffer))
  const samples = [{ inputs: [1, 0, 0, 1, ...Array.from({ length: 14 }, () => 0)], output: 0.55 }]
  const fitted = { layers: [18, 1], heldBackLoss: 0, untrainedLoss: 1, rows: 300, samples }
  writeFileSync(join(at, 'fit.json'), JSON.stringify(fitted))
  const net = netFromFit(at, shards, 'npm run train', '')
  expect(net).toMatchObject({
    game: 'tic-tac-toe',
    layers: [18, 1],
    made: { games: GAMES, rows: 300, seed: 'training' },
  })
  writeFileSync(join(at, 'fit.json'), JSON.stringify({ ...fitted, samples: [{ ...samples[0], output: 0.551 }] }))
  expect(() => netFromFit(at, shards, 'npm run train', '')).toThrow(WrongNet)
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
    const net = new Net(netFromFit(at, shards, 'test', '') satisfies NetFile)
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
