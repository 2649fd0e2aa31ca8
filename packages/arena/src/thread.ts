import { enableCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import type { SimulationPlan } from './simulator.ts'
import type { Stretch, StretchReport } from './stretch.ts'

/** What a thread is started with. */
export interface ThreadOrders {
  readonly plan: SimulationPlan
  readonly gamesUrl: string
  readonly save: string | null
}

// A thread reads all its sources anew: without the cache that takes longer than thousands of games.
enableCompileCache()

const { BrokenSeries } = await import('./broken-game.ts')
const { findGame } = await import('./find-game.ts')
const { keepIn } = await import('./kept-games.ts')
const { Simulator } = await import('./simulator.ts')
const { playStretch } = await import('./play-stretch.ts')

const { plan, gamesUrl, save } = workerData as ThreadOrders
const simulator = new Simulator(await findGame(gamesUrl, plan.game), plan)
const keep = keepIn(save)

parentPort?.on('message', (stretch: Stretch) => parentPort?.postMessage(report(stretch)))

function report(stretch: Stretch): StretchReport {
  const { index } = stretch
  try {
    return { index, tally: playStretch(simulator, stretch, keep) }
  } catch (thrown) {
    if (thrown instanceof BrokenSeries) return { index, broken: thrown.game }
    return { index, failure: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }
}
