import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { BrokenSeries } from './broken-game.ts'
import { findGame, GAMES_URL } from './find-game.ts'
import { keepIn } from './kept-games.ts'
import { OrderedTotal } from './ordered-total.ts'
import { playStretch } from './play-stretch.ts'
import { Simulator, type SimulationPlan } from './simulator.ts'
import { stretchAt, stretchCount, type StretchReport } from './stretch.ts'
import type { Tally } from './tally.ts'
import type { ThreadOrders } from './thread.ts'

/** Told how many games are behind us. */
export type Progress = (games: number) => void

/** How a plan is played; what it comes to does not depend on it. */
export interface Run {
  readonly workers: number
  readonly progress?: Progress
  /** A folder that is there, to keep every game in as a record. */
  readonly save?: string | null
  /** The module that lists the games. */
  readonly gamesUrl?: string
}

/** With one message ahead of the one being played, a thread never waits for the post. */
const MESSAGES_AHEAD = 2

/** Plays a plan, on threads where there is work for more than one. A game that breaks ends it with a BrokenSeries. */
export function runSimulation(plan: SimulationPlan, run: Run): Promise<Tally> {
  const { workers, progress = () => {}, save = null, gamesUrl = GAMES_URL } = run
  const orders: ThreadOrders = { plan, gamesUrl, save }
  const threads = Math.min(workers, stretchCount(plan.games))
  return threads === 1 ? runHere(orders, progress) : runOnThreads(orders, threads, progress)
}

async function runHere({ plan, gamesUrl, save }: ThreadOrders, progress: Progress): Promise<Tally> {
  const simulator = new Simulator(await findGame(gamesUrl, plan.game), plan)
  const sum = new OrderedTotal(plan.agents.length)
  const keep = keepIn(save)
  for (let index = 0; index < stretchCount(plan.games); index++) {
    sum.arrive(index, playStretch(simulator, stretchAt(plan, index), keep))
    progress(sum.total.games)
    // Lets the terminal draw and Ctrl-C through.
    await setImmediate()
  }
  return sum.total
}

async function runOnThreads(orders: ThreadOrders, count: number, progress: Progress): Promise<Tally> {
  const { plan } = orders
  const sum = new OrderedTotal(plan.agents.length)
  const stretches = stretchCount(plan.games)
  let handedOut = 0
  let games = 0
  const threads = Array.from(
    { length: count },
    () => new Worker(new URL('thread.ts', import.meta.url), { workerData: orders }),
  )
  const handOut = (thread: Worker): void => {
    if (handedOut < stretches) thread.postMessage(stretchAt(plan, handedOut++))
  }
  try {
    await new Promise<void>((done, fail) => {
      for (const thread of threads) {
        thread.on('error', fail)
        thread.on('exit', () => fail(new Error('A simulation thread ended before its work was done')))
        thread.on('message', (report: StretchReport) => {
          if ('broken' in report) return fail(new BrokenSeries(report.broken))
          if ('failure' in report) return fail(report.failure)
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
