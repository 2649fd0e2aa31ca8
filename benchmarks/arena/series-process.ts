import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { processorClock, runSimulation, runTournament, type Tournament, TournamentBook } from '@turnwright/arena'
import { serveWorkbench } from '../workbench.ts'

/** Series of the same seed are played on the same deals. */
export interface SeriesRequest {
  readonly played: 'simulate' | 'tournament'
  readonly seed: string
}

/** So many games took so many seconds of processor time. */
export interface SeriesTime {
  readonly games: number
  readonly worked: number
}

const GAME = 'wingspan'
const DEALS = 2000
const MS_A_SECOND = 1000

serveWorkbench(async (request): Promise<SeriesTime> => {
  const { played, seed } = request as SeriesRequest
  const began = processorClock()
  const games = played === 'simulate' ? await simulated(seed) : await toured(seed)
  return { games, worked: (processorClock() - began) / MS_A_SECOND }
})

async function simulated(seed: string): Promise<number> {
  const agents = ['random', 'random']
  const plan = { game: GAME, options: {}, agents, seed, games: 2 * DEALS, from: 0, swap: true }
  return (await runSimulation(plan, { workers: 1 })).games
}

const EDITION = { software: 'overhead', rules: 1 }

/** With every game written down, as always. */
async function toured(seed: string): Promise<number> {
  const tournament: Tournament = {
    game: GAME,
    options: {},
    seats: 2,
    contestants: ['one', 'other'].map((name) => ({ name, player: { kind: 'agent', agent: 'random' } })),
    baseline: null,
    seed,
    deals: DEALS,
    width: null,
  }
  const folder = mkdtempSync(join(tmpdir(), 'overhead-'))
  try {
    return (
      await runTournament(tournament, {
        threads: 1,
        book: new TournamentBook(tournament, { folder, edition: EDITION }),
      })
    ).length
  } finally {
    rmSync(folder, { recursive: true })
  }
}
