import type { ThinkingOutcome, ThinkingTask } from '@turnwright/search'
import { ThinkingWorkers } from '../../src/thinking/thinking-workers.ts'

/** What came of a task in so many workers, and how long the page waited for it and answered to nobody meanwhile. */
export interface Waited {
  readonly outcome: ThinkingOutcome
  readonly ms: number
  readonly longestPause: number
}

const TICK = 20

const hire = (): Worker =>
  new Worker(new URL('../../src/workers/worker.ts', import.meta.url), { type: 'module', name: 'thinking' })

async function thinkWith(count: number, task: ThinkingTask): Promise<Waited> {
  const workers = new ThinkingWorkers(count, hire)
  let last = performance.now()
  let longestPause = 0
  const ticking = setInterval(() => {
    const now = performance.now()
    longestPause = Math.max(longestPause, now - last)
    last = now
  }, TICK)
  try {
    // The first task fetches the rules; only then time is taken.
    await workers.think({ ...task, budget: { playouts: 1 } })
    last = performance.now()
    longestPause = 0
    const began = performance.now()
    const outcome = await workers.think(task)
    return { outcome, ms: performance.now() - began, longestPause }
  } finally {
    clearInterval(ticking)
    workers.stop()
  }
}

declare global {
  var thinkWith: (count: number, task: ThinkingTask) => Promise<Waited>
}
globalThis.thinkWith = thinkWith
