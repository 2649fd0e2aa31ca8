import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { findGame, GAMES_URL } from '@turnwright/arena'
import type { PlayedGame, PlayOrders } from './play-thread.ts'
import { learningMind, type SelfPlayPlan } from './self-play.ts'
import { type ShardManifest, storeManifest } from './shards.ts'

export interface GamesToPlay {
  readonly plan: SelfPlayPlan
  readonly games: number
  readonly threads: number
  readonly folder: string
  readonly gamesUrl?: string
}

/** Plays the games on threads, a file of rows each, and tells after every one how many are behind us. */
export async function playGames(
  { plan, games, threads, folder, gamesUrl = GAMES_URL }: GamesToPlay,
  progress: (games: number) => void,
): Promise<ShardManifest> {
  const module = await findGame(gamesUrl, plan.game)
  const { features, unit } = learningMind(module)
  const files = Array.from({ length: Math.min(threads, games) }, (_, at) => `rows-${at}.f32`)
  let played = 0
  let rows = 0
  const one = (name: string, first: number): Promise<void> =>
    new Promise((done, fail) => {
      const orders: PlayOrders = { plan, gamesUrl, first, step: files.length, games, file: join(folder, name) }
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
    schema: features.schema,
    unit,
    columns: features.count + 1,
    games,
    rows,
    files,
  }
  storeManifest(folder, manifest)
  return manifest
}
