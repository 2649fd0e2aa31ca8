import { setTimeout } from 'node:timers/promises'
import { findGame, GAMES_URL } from '../find-game.ts'
import { onThreads, type Players } from '../tournament/players.ts'
import type { GameStretch, GameStretchReport } from '../tournament/stretch.ts'
import type { Tournament } from '../tournament/tournament.ts'
import type { GameJob } from './game-job.ts'
import { HEARTBEAT_MS, type JobDatabase, type TakenJob } from './job-database.ts'

export interface WorkPlan {
  /** How many games are played at the same time. */
  readonly threads: number
  /** The version of this software: games of others are not played. */
  readonly software: string
  /** Whether players from outside are started, as the database says: programs, code and models. */
  readonly outside: boolean
  /** Ends the work; what is under way is given back. */
  readonly signal: AbortSignal
  /** Told of every job that was done. */
  readonly done?: (games: number) => void
  readonly gamesUrl?: string
}

const IDLE_MS = 200

/** Takes jobs out of a database and plays their games, until it is told to end. */
export async function work(database: JobDatabase, plan: WorkPlan): Promise<void> {
  await Promise.all(Array.from({ length: plan.threads }, () => workAlone(database, plan)))
}

async function workAlone(database: JobDatabase, plan: WorkPlan): Promise<void> {
  await using bench = new Bench(plan.gamesUrl ?? GAMES_URL)
  while (!plan.signal.aborted) {
    const taken = await database.take()
    if (taken === null) await setTimeout(IDLE_MS, null, { signal: plan.signal }).catch(() => {})
    else await doJob(database, taken, bench, plan)
  }
}

async function doJob(database: JobDatabase, { id, job }: TakenJob, bench: Bench, plan: WorkPlan): Promise<void> {
  const alive = setInterval(() => void database.touch(id).catch(() => {}), HEARTBEAT_MS)
  const stopped = Promise.withResolvers<null>()
  const stop = (): void => stopped.resolve(null)
  plan.signal.addEventListener('abort', stop)
  try {
    const refusal = await refusalOf(job, plan)
    if (refusal !== null) return await database.complete(id, { ms: 0, failure: refusal })
    const { key, tournament, stretch } = job
    const { lineUp, numbers } = stretch
    const there = new Set((await database.gamesOf(key, lineUp, numbers)).map(({ number }) => number))
    const missing = numbers.filter((number) => !there.has(number))
    const report = await Promise.race([bench.play(key, tournament, { lineUp, numbers: missing }), stopped.promise])
    if (report === null) return await database.giveBack(id)
    await database.keep(key, report.games)
    await database.complete(id, { ms: report.ms, failure: report.failure?.message ?? null })
    plan.done?.(report.games.length)
  } finally {
    clearInterval(alive)
    plan.signal.removeEventListener('abort', stop)
  }
}

/** Why this worker cannot play the games; null where it can. It must not fall over a job: the next worker would, too. */
async function refusalOf({ tournament, edition }: GameJob, plan: WorkPlan): Promise<string | null> {
  const rules = await rulesHere(tournament.game, plan)
  if (rules === null)
    return `A worker with version ${plan.software} has no game "${tournament.game}": run the same version everywhere`
  if (plan.software !== edition.software || rules !== edition.rules)
    return `A worker has version ${plan.software} with rules ${rules}, and the tournament ${edition.software} with rules ${edition.rules}: run the same version everywhere`
  const outsider = tournament.contestants.find(({ player }) => player.kind !== 'agent')
  if (outsider === undefined || plan.outside) return null
  return `${outsider.name} comes from outside, and a worker starts nobody from outside: start workers with --outside where you trust whoever can write to the database`
}

/** The number of the rules that are here for a game; null where it is not there. */
async function rulesHere(game: string, { gamesUrl = GAMES_URL }: WorkPlan): Promise<number | null> {
  try {
    return (await findGame(gamesUrl, game)).definition.rules
  } catch {
    return null
  }
}

/** A thread with the tournament that it played last: the next job is mostly of the same. */
class Bench implements AsyncDisposable {
  readonly #gamesUrl: string
  #key = ''
  #players: Players | null = null

  constructor(gamesUrl: string) {
    this.#gamesUrl = gamesUrl
  }

  /** Plays a stretch. A thread that ends over it is a failure of the job, and the next one gets a new thread. */
  async play(key: string, tournament: Tournament, stretch: GameStretch): Promise<GameStretchReport> {
    try {
      return await this.#playersFor(key, tournament).play(0, stretch)
    } catch (thrown) {
      await this[Symbol.asyncDispose]()
      return { games: [], ms: 0, failure: thrown instanceof Error ? thrown : new Error(String(thrown)) }
    }
  }

  #playersFor(key: string, tournament: Tournament): Players {
    if (this.#players !== null && this.#key === key) return this.#players
    void this.#players?.[Symbol.asyncDispose]()
    this.#key = key
    this.#players = onThreads(1, tournament, this.#gamesUrl)
    return this.#players
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const players = this.#players
    this.#players = null
    await players?.[Symbol.asyncDispose]()
  }
}
