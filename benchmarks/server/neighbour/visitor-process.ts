import { setTimeout as pause } from 'node:timers/promises'
import { serveWorkbench } from '../../workbench.ts'
import { Visitor } from './visitor.ts'

/** Milliseconds of every answer. */
export interface Visit {
  readonly latencies: readonly number[]
}

const [port = '', visitors = ''] = process.argv.slice(2)
const BETWEEN_ANSWERS = 500

const arrived = Promise.all(
  Array.from({ length: Number(visitors) }, (_, n) => Visitor.arrive(Number(port), `Visitor ${n}`)),
)
process.once('disconnect', () => process.exit())

serveWorkbench(async (seconds): Promise<Visit> => {
  const all = await arrived
  const visits = all.map(async (visitor, n) => {
    // Not all of them at the same moment.
    await pause((n / all.length) * BETWEEN_ANSWERS)
    return answersOf(visitor, Number(seconds))
  })
  return { latencies: (await Promise.all(visits)).flat() }
})

/** Twice a second, as long as the bot keeps up. */
async function answersOf(visitor: Visitor, seconds: number): Promise<number[]> {
  const latencies: number[] = []
  const end = performance.now() + seconds * 1_000
  for (let due = performance.now(); due < end; due = Math.max(due + BETWEEN_ANSWERS, performance.now())) {
    await pause(Math.max(0, due - performance.now()))
    latencies.push(await visitor.answer())
  }
  return latencies
}
