import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type GameRecord, replay } from '@turnwright/kernel/host'
import { describe, expect, test } from 'vitest'
import { BrokenSeries } from './broken-game.ts'
import { findGame, GAMES_URL } from './find-game.ts'
import { type Run, runSimulation } from './run-simulation.ts'
import type { SimulationPlan } from './simulator.ts'
import { gamesUrl, games as brittleGames } from './testing/brittle.ts'

const plan: SimulationPlan = {
  game: 'brittle',
  options: {},
  agents: ['random', 'random'],
  seed: 's',
  games: 20,
  from: 0,
  swap: false,
}

async function brokenBy(of: Partial<SimulationPlan>, run: Partial<Run> = {}): Promise<BrokenSeries['game']> {
  const thrown: unknown = await runSimulation({ ...plan, ...of }, { workers: 1, gamesUrl, ...run }).catch(
    (error: unknown) => error,
  )
  if (!(thrown instanceof BrokenSeries)) throw thrown
  return thrown.game
}

class Folder {
  readonly path = mkdtempSync(join(tmpdir(), 'turnwright-arena-'))

  records(): readonly GameRecord[] {
    const read = (file: string) => JSON.parse(readFileSync(join(this.path, file), 'utf8')) as GameRecord
    return readdirSync(this.path).sort().map(read)
  }

  [Symbol.dispose](): void {
    rmSync(this.path, { recursive: true, force: true })
  }
}

describe('a rule that throws', () => {
  test.for([1, 2])('ends the series with its stack, its game and its deal, on %i threads', async (workers) => {
    const broken = await brokenBy({}, { workers })
    expect(broken).toMatchObject({ number: 7, seed: 's/7', what: 'failed: the board is bent', record: null })
    expect(broken.stack).toMatch(/TypeError: the board is bent\n +at .*brittle\.ts:\d+/)
  })

  test('is met again in that game alone', async () => {
    expect(await brokenBy({ from: 7, games: 1 })).toMatchObject({ number: 7, seed: 's/7' })
    expect(await runSimulation({ ...plan, from: 8, games: 9 }, { workers: 1, gamesUrl })).toMatchObject({ games: 9 })
  })

  test('leaves a record whose last answer brings it about again', async () => {
    using folder = new Folder()
    const { record } = await brokenBy({ from: 7, games: 1 }, { save: folder.path })
    expect(record).toBe(join(folder.path, '000007.json'))
    const [kept] = folder.records()
    const { definition } = brittleGames[0] as (typeof brittleGames)[number]
    expect(replay(definition, kept as GameRecord)).toMatchObject({
      verdict: 'DIVERGED',
      at: 1,
      reason: 'the board is bent',
    })
  })
})

test('an agent that throws ends the series with its stack', async () => {
  const broken = await brokenBy({ agents: ['random', 'clumsy'] })
  expect(broken).toMatchObject({ number: 0, what: 'failed: dropped the chalk' })
  expect(broken.stack).toMatch(/ at .*brittle\.ts:\d+/)
})

test.for([1, 2])('every game of a series is kept as a record that replays exactly, on %i threads', async (workers) => {
  using folder = new Folder()
  const { definition } = await findGame(GAMES_URL, 'tic-tac-toe')
  await runSimulation({ ...plan, game: 'tic-tac-toe', from: 5, games: 6 }, { workers, save: folder.path })
  const records = folder.records()
  expect(records.map(({ seed }) => seed)).toEqual(['s/5', 's/6', 's/7', 's/8', 's/9', 's/10'])
  expect(records.map((record) => replay(definition, record).verdict)).toEqual(new Array(6).fill('EXACT'))
})

test('what is in the folder already is never written over', async () => {
  using folder = new Folder()
  await runSimulation({ ...plan, games: 1 }, { workers: 1, gamesUrl, save: folder.path })
  expect(await brokenBy({ games: 1 }, { save: folder.path })).toMatchObject({
    number: 0,
    what: expect.stringMatching(/^cannot be kept: EEXIST/) as string,
  })
})
