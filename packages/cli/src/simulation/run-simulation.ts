import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { Failure } from '../mistake.ts'
import { OrderedTotal } from './ordered-total.ts'
import { Simulator, type SimulationPlan } from './simulator.ts'
import { stretchAt, stretchCount, type StretchReport } from './stretch.ts'
import { playStretch, type Tally } from './tally.ts'

/** Told how many games are behind us. */
export type Progress = (games: number) => void

/** With one message ahead of the one being played, a thread never waits for the post. */
const MESSAGES_AHEAD = 2

/** Plays a plan, on threads where there is work for more than one. */
export function runSimulation(plan: SimulationPlan, workers: number, progress: Progress): Promise<Tally> {
  const threads = Math.min(workers, stretchCount(plan.games))
  return threads === 1 ? runHere(plan, progress) : runOnThreads(plan, threads, progress)
}

async function runHere(plan: SimulationPlan, progress: Progress): Promise<Tally> {
  const agents = plan.agents.length
  const simulator = new Simulator(plan)
  const sum = new OrderedTotal(agents)
  for (let index = 0; index < stretchCount(plan.games); index++) {
    const { from, to } = stretchAt(plan.games, index)
    sum.arrive(index, playStretch(simulator, agents, from, to))
    progress(to)
    // Lets the terminal draw and Ctrl-C through.
    await setImmediate()
  }
  return sum.total
}

async function runOnThreads(plan: SimulationPlan, count: number, progress: Progress): Promise<Tally> {
  const sum = new OrderedTotal(plan.agents.length)
  const stretches = stretchCount(plan.games)
  let handedOut = 0
  let games = 0
  const threads = Array.from(
    { length: count },
    () => new Worker(new URL('thread.ts', import.meta.url), { workerData: plan }),
  )
  const handOut = (thread: Worker): void => {
    if (handedOut < stretches) thread.postMessage(stretchAt(plan.games, handedOut++))
  }
  try {
    await new Promise<void>((done, fail) => {
      for (const thread of threads) {
        thread.on('error', fail)
        thread.on('exit', () => fail(new Failure('A simulation thread ended before its work was done')))
        thread.on('message', (report: StretchReport) => {
          if ('failure' in report) return fail(new Failure(report.failure))
          sum.arrive(report.index, report.tally)
          games += report.tally.games
          progress(games)
          if (games === plan.games) done()
          else handOut(thread)
        })
        for (let ahead = 0; ahead < MESSAGES_AHEAD; ahead++) handOut(thread)
      }
    })
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()))
  }
  return sum.total
}
