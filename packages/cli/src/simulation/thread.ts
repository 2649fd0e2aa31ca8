import { parentPort, workerData } from 'node:worker_threads'
import { Simulator, type SimulationPlan } from './simulator.ts'
import type { Stretch } from './stretch.ts'
import { playStretch, type Tally } from './tally.ts'

/** What a thread answers to a stretch. */
export type Report =
  | { readonly index: number; readonly tally: Tally }
  | { readonly index: number; readonly failure: string }

const plan = workerData as SimulationPlan
const simulator = new Simulator(plan)

parentPort?.on('message', ({ index, from, to }: Stretch) => parentPort?.postMessage(report(index, from, to)))

function report(index: number, from: number, to: number): Report {
  try {
    return { index, tally: playStretch(simulator, plan.agents.length, from, to) }
  } catch (thrown) {
    return { index, failure: thrown instanceof Error ? thrown.message : String(thrown) }
  }
}
