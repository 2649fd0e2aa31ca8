import { closeSync, openSync, writeSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import type { SelfPlayPlan } from './plan.ts'

/** What a thread is started with: it plays every `step`-th game from its own on. */
export interface PlayOrders {
  readonly plan: SelfPlayPlan
  /** The module that lists the games. */
  readonly gamesUrl: string
  readonly first: number
  readonly step: number
  readonly games: number
  /** Milliseconds since 1970 after which no further game is begun; null plays them all. */
  readonly until: number | null
  readonly file: string
}

/** Sent for every game; `rows` of the last one are in the file by then. */
export interface PlayedGame {
  readonly rows: number
}

enableCompileCache()

const { findGame } = await import('@turnwright/arena')
const { SelfPlay } = await import('./self-play.ts')

const orders = workerData as PlayOrders
const selfPlay = new SelfPlay(await findGame(orders.gamesUrl, orders.plan.game), orders.plan)
const file = openSync(orders.file, 'w')
try {
  for (let number = orders.first; number < orders.games; number += orders.step) {
    if (number !== orders.first && orders.until !== null && Date.now() > orders.until) break
    const rows = selfPlay.rowsOf(number)
    writeSync(file, rows)
    parentPort?.postMessage({ rows: rows.length / selfPlay.columns } satisfies PlayedGame)
  }
} finally {
  closeSync(file)
}
