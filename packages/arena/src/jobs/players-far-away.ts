import { setTimeout } from 'node:timers/promises'
import type { Edition } from '../tournament/edition.ts'
import type { Players } from '../tournament/players.ts'
import type { GameStretch, GameStretchReport } from '../tournament/stretch.ts'
import type { Tournament } from '../tournament/tournament.ts'
import { gamesKey } from '../tournament/tournament-book.ts'
import type { JobOutput } from './game-job.ts'
import type { JobDatabase } from './job-database.ts'

/** So many jobs are waiting or under way at a time: enough for as many workers. */
const MOST_JOBS = 128
const LOOK_EVERY_MS = 100

/** The workers of a database, whoever and however many they are. */
export function playersFarAway(database: JobDatabase, tournament: Tournament, edition: Edition): Players {
  const key = gamesKey(tournament, edition)
  const waiting = new Map<string, PromiseWithResolvers<JobOutput>>()
  const over = new AbortController()
  const watching = watch()

  /** Looks for jobs that have ended, as long as anybody waits for one. */
  async function watch(): Promise<void> {
    while (!over.signal.aborted) {
      await setTimeout(LOOK_EVERY_MS)
      if (waiting.size === 0) continue
      try {
        for (const { id, output } of await database.ended([...waiting.keys()])) {
          waiting.get(id)?.resolve(output)
          waiting.delete(id)
        }
      } catch (thrown) {
        for (const each of waiting.values()) each.reject(thrown)
        waiting.clear()
      }
    }
  }

  return {
    count: MOST_JOBS,
    async play(_player, stretch): Promise<GameStretchReport> {
      const id = await database.send({ key, tournament, stretch, edition })
      const ended = Promise.withResolvers<JobOutput>()
      waiting.set(id, ended)
      const { ms, failure } = await ended.promise
      const games = await gamesOf(stretch)
      return failure === null ? { games, ms, failure } : { games, ms, failure: new Error(failure) }
    },
    async [Symbol.asyncDispose]() {
      over.abort()
      await watching
    },
  }

  function gamesOf({ lineUp, numbers }: GameStretch): ReturnType<JobDatabase['gamesOf']> {
    return database.gamesOf(key, lineUp, numbers)
  }
}
