import { enableCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import type { MatchGame, MatchSpec } from './match-spec.ts'

/** A game that a thread is to play. */
export interface MatchOrder {
  readonly spec: MatchSpec
  readonly number: number
}

export type MatchReport = { readonly game: MatchGame } | { readonly failure: Error }

// A thread reads all its sources anew.
enableCompileCache()

const { findGame } = await import('../find-game.ts')
const { playMatchGame } = await import('./play-match-game.ts')
const { gamesUrl } = workerData as { readonly gamesUrl: string }

parentPort?.on('message', (order: MatchOrder) => void report(order).then((made) => parentPort?.postMessage(made)))

async function report({ spec, number }: MatchOrder): Promise<MatchReport> {
  try {
    return { game: playMatchGame(await findGame(gamesUrl, spec.game), spec, number) }
  } catch (thrown) {
    return { failure: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }
}
