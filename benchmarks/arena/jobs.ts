import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { findGame, GAMES_URL, runTournament, type Tournament, TournamentBook } from '@turnwright/arena'
import { JobDatabase, playersFarAway } from '@turnwright/arena/jobs'
import { type Measurement, median } from '../figure.ts'
import { amount } from '../report.ts'
import { onPostgres } from '../server/on-postgres.ts'

const MAIN = fileURLToPath(new URL('../../packages/cli/src/main.ts', import.meta.url))
const PACKAGE = new URL('../../packages/cli/package.json', import.meta.url)
const GAME = 'wingspan'
const DEALS = 2000
const WARM_UP_DEALS = 50
const ROUNDS = 3
/** What goes through a database may cost so much of what is played without one. */
const LEAST_SHARE = 0.7

/** Games a second of workers that are processes of their own, through PostgreSQL; by turns with threads without it. */
export function jobs(): Promise<Measurement> {
  const workers = Math.max(2, availableParallelism())
  return onPostgres(async (url) => {
    const one = await farRates(url, 1, 1)
    const many = await farRates(url, workers, ROUNDS)
    const beside: number[] = []
    for (let round = 0; round < ROUNDS; round++) beside.push(await rateHere(workers, `here ${round}`))
    const value = median(many)
    const without = median(beside)
    const detail = `Wingspan, random against greedy: ${workers} workers; one alone ${amount(median(one))}/s; ${workers} threads without PostgreSQL ${amount(without)}/s`
    return { value, runs: many, detail, bar: { atLeast: LEAST_SHARE * without } }
  })
}

async function farRates(url: string, workers: number, rounds: number): Promise<readonly number[]> {
  const children = Array.from({ length: workers }, () =>
    spawn(process.execPath, [MAIN, 'work', '--database', url, '-w', '1'], { stdio: 'ignore' }),
  )
  try {
    await using database = await JobDatabase.open(url)
    await rateFar(database, tournamentOf(`warm ${workers}`, WARM_UP_DEALS))
    const rates: number[] = []
    for (let round = 0; round < rounds; round++)
      rates.push(await rateFar(database, tournamentOf(`far ${workers} ${round}`, DEALS)))
    return rates
  } finally {
    await Promise.all(children.map(end))
  }
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

async function rateFar(database: JobDatabase, tournament: Tournament): Promise<number> {
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { readonly version: string }
  const { rules } = (await findGame(GAMES_URL, GAME)).definition
  await using players = playersFarAway(database, tournament, { software: version, rules })
  return await rateOf(tournament, players)
}

function rateHere(threads: number, seed: string): Promise<number> {
  return rateOf(tournamentOf(seed, DEALS), threads)
}

async function rateOf(
  tournament: Tournament,
  threads: Parameters<typeof runTournament>[1]['threads'],
): Promise<number> {
  const began = performance.now()
  const games = await runTournament(tournament, { threads, book: new TournamentBook(tournament) })
  return (1000 * games.length) / (performance.now() - began)
}

function tournamentOf(seed: string, deals: number): Tournament {
  return {
    game: GAME,
    options: {},
    seats: 2,
    contestants: ['random', 'greedy'].map((name) => ({ name, player: { kind: 'agent', agent: name } })),
    baseline: null,
    seed: `jobs ${seed}`,
    deals,
    width: null,
  }
}
