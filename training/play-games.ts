import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { findGame, GAMES_URL } from '@turnwright/arena'
import type { PlayedGame, PlayOrders } from './play-thread.ts'
import { learningMind, rowsOf } from './lesson.ts'
import type { SelfPlayPlan } from './plan.ts'
import { type ShardManifest, storeManifest } from './shards.ts'

export interface GamesToPlay {
  readonly plan: SelfPlayPlan
  readonly games: number
  /** No game is begun after so many seconds: of those that take long, as many are played as there is time for. */
  readonly seconds?: number | null
  readonly threads: number
  readonly folder: string
  readonly gamesUrl?: string
}

/** Plays the games on threads, a file of rows each, and tells after every one how many are behind us. */
export async function playGames(
  { plan, games, seconds = null, threads, folder, gamesUrl = GAMES_URL }: GamesToPlay,
  progress: (games: number) => void,
): Promise<ShardManifest> {
  const module = await findGame(gamesUrl, plan.game)
  const { inputs, schema, unit } = rowsOf(learningMind(module), plan.lesson)
  const until = seconds === null ? null : Date.now() + 1000 * seconds
  const files = Array.from({ length: Math.min(threads, games) }, (_, at) => `rows-${at}.f32`)
  let played = 0
  let rows = 0
  const one = (name: string, first: number): Promise<void> =>
    new Promise((done, fail) => {
      const orders: PlayOrders = { plan, gamesUrl, first, step: files.length, games, until, file: join(folder, name) }
      const thread = new Worker(new URL('play-thread.ts', import.meta.url), { workerData: orders })
      thread.on('message', (game: PlayedGame) => {
        rows += game.rows
        progress(++played)
      })
      thread.on('error', fail)
      thread.on('exit', (code) => (code === 0 ? done() : fail(new Error(`A thread that played ended with ${code}`))))
    })
  await Promise.all(files.map(one))
  const manifest: ShardManifest = {
    plan,
    rules: module.definition.rules,
    schema,
    unit,
    columns: inputs + 1,
    games: played,
    rows,
    files,
  }
  storeManifest(folder, manifest)
  return manifest
}
