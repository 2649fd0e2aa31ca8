import type { PgBoss } from 'pg-boss'
import type { TournamentGame } from '../tournament/tournament.ts'
import type { GameJob, JobOutput } from './game-job.ts'
import { jobQueue } from './job-queue.ts'

/** Jobs live in a schema of their own, beside the games that came of them. */
const JOBS = 'turnwright_jobs'
const QUEUE = 'tournament-games'
const LINES = 4
const LONGEST_CONNECTING_MS = 5000
/** A worker that has not been heard of for so long is dead: pg-boss allows no less. */
const SILENCE_SECONDS = 10
/** A worker says so often that it is alive. */
export const HEARTBEAT_MS = 3000
/** So many workers may die over the same games. */
const MOST_DEATHS = 5
const LONGEST_JOB_SECONDS = 24 * 60 * 60
const KEPT_SECONDS = 60 * 60

/** Two who come first at the same time wait for each other. */
const MAKE_TABLES = `
  SELECT pg_advisory_xact_lock(hashtextextended('turnwright arena', 0));
  CREATE SCHEMA IF NOT EXISTS turnwright_arena;
  CREATE TABLE IF NOT EXISTS turnwright_arena.games (
    tournament text NOT NULL,
    line_up integer NOT NULL,
    number integer NOT NULL,
    game text NOT NULL,
    PRIMARY KEY (tournament, line_up, number)
  )`

export interface TakenJob {
  readonly id: string
  readonly job: GameJob
}

export interface EndedJob {
  readonly id: string
  readonly output: JobOutput
}

/** Jobs and finished games in PostgreSQL, through pg-boss. A game is kept once, whoever plays it how often. */
export class JobDatabase implements AsyncDisposable {
  readonly #boss: PgBoss

  private constructor(boss: PgBoss) {
    this.#boss = boss
  }

  static async open(url: string): Promise<JobDatabase> {
    const Boss = await jobQueue()
    const boss = new Boss({
      connectionString: url,
      schema: JOBS,
      application_name: 'turnwright arena',
      max: LINES,
      connectionTimeoutMillis: LONGEST_CONNECTING_MS,
      schedule: false,
      superviseIntervalSeconds: 1,
      monitorIntervalSeconds: 1,
    })
    // Whatever goes wrong in the background goes wrong in the foreground as well, where somebody is told.
    boss.on('error', () => {})
    await boss.start()
    try {
      await boss.getDb().executeSql(MAKE_TABLES)
      await boss.createQueue(QUEUE, {
        heartbeatSeconds: SILENCE_SECONDS,
        expireInSeconds: LONGEST_JOB_SECONDS,
        retryLimit: MOST_DEATHS,
        deleteAfterSeconds: KEPT_SECONDS,
      })
      return new JobDatabase(boss)
    } catch (thrown) {
      await boss.stop({ graceful: false })
      throw thrown
    }
  }

  async send(job: GameJob): Promise<string> {
    const id = await this.#boss.send(QUEUE, job)
    if (id === null) throw new Error('PostgreSQL took no job')
    return id
  }

  /** A job for whoever asks, or null where there is none. */
  async take(): Promise<TakenJob | null> {
    const [taken] = await this.#boss.fetch<GameJob>(QUEUE)
    return taken === undefined ? null : { id: taken.id, job: taken.data }
  }

  /** The job is still being worked on. */
  async touch(id: string): Promise<void> {
    await this.#boss.touch(QUEUE, id)
  }

  async complete(id: string, output: JobOutput): Promise<void> {
    await this.#boss.complete(QUEUE, id, output)
  }

  /** Gives a job back that is not done: somebody else takes it at once. */
  async giveBack(id: string): Promise<void> {
    await this.#boss.fail(QUEUE, id)
  }

  /** Those of the jobs that have ended, one way or another. */
  async ended(ids: readonly string[]): Promise<readonly EndedJob[]> {
    const rows = await this.#rows(
      `SELECT id, state, output FROM ${JOBS}.job WHERE name = $1 AND id = ANY($2::uuid[]) AND state IN ('completed', 'failed', 'cancelled')`,
      [QUEUE, ids],
    )
    return rows.map(({ id, state, output }) => ({
      id: String(id),
      output: state === 'completed' ? (output as JobOutput) : { ms: 0, failure: LOST },
    }))
  }

  async keep(key: string, games: readonly TournamentGame[]): Promise<void> {
    if (games.length === 0) return
    await this.#rows(
      `INSERT INTO turnwright_arena.games (tournament, line_up, number, game)
       SELECT $1, * FROM unnest($2::integer[], $3::integer[], $4::text[]) ON CONFLICT DO NOTHING`,
      [
        key,
        games.map(({ lineUp }) => lineUp),
        games.map(({ number }) => number),
        games.map((game) => JSON.stringify(game)),
      ],
    )
  }

  /** All games of a tournament that are there. */
  async games(key: string): Promise<readonly TournamentGame[]> {
    return gamesIn(await this.#rows('SELECT game FROM turnwright_arena.games WHERE tournament = $1', [key]))
  }

  /** Those of a line-up with these numbers. */
  async gamesOf(key: string, lineUp: number, numbers: readonly number[]): Promise<readonly TournamentGame[]> {
    const rows = await this.#rows(
      'SELECT game FROM turnwright_arena.games WHERE tournament = $1 AND line_up = $2 AND number = ANY($3::integer[])',
      [key, lineUp, numbers],
    )
    return gamesIn(rows)
  }

  async #rows(text: string, values: unknown[]): Promise<readonly Readonly<Record<string, unknown>>[]> {
    const { rows } = (await this.#boss.getDb().executeSql(text, values)) as { rows: Record<string, unknown>[] }
    return rows
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#boss.stop({ graceful: false })
  }
}

const LOST = `The same games ended ${MOST_DEATHS + 1} workers, so they were given up: look at what the workers said last`

function gamesIn(rows: readonly Readonly<Record<string, unknown>>[]): readonly TournamentGame[] {
  return rows.map(({ game }) => JSON.parse(String(game)) as TournamentGame)
}
