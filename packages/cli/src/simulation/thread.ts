import { enableCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import type { SimulationPlan } from './simulator.ts'
import type { Stretch, StretchReport } from './stretch.ts'

// A thread reads all its sources anew: without the cache that takes longer than thousands of games.
enableCompileCache()

const { Simulator } = await import('./simulator.ts')
const { playStretch } = await import('./tally.ts')

const plan = workerData as SimulationPlan
const simulator = new Simulator(plan)

parentPort?.on('message', (stretch: Stretch) => parentPort?.postMessage(report(stretch)))

function report({ index, from, to }: Stretch): StretchReport {
  try {
    return { index, tally: playStretch(simulator, plan.agents.length, from, to) }
  } catch (thrown) {
    return { index, failure: thrown instanceof Error ? thrown.message : String(thrown) }
  }
}
