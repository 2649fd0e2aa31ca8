import { Random } from '@turnwright/kernel/search'
import { serveWorkbench } from '../workbench.ts'
import { CONTENDERS, isContender, type Work } from './contenders.ts'

/** How much was done in a stretch of work, and how long it took, in seconds. */
export interface Stretch {
  readonly done: number
  /** Of the main thread's processor time. */
  readonly worked: number
  /** By the clock on the wall. */
  readonly passed: number
}

/** Looking at the clock costs more than a short playout, so it is not done after every one. */
const DONE_BETWEEN_LOOKS = 1000

const [name = ''] = process.argv.slice(2)
if (!isContender(name)) throw new Error(`nobody called "${name}" is to be raced`)
const work: Work = CONTENDERS[name]()
const chance = Random.fromSeed(name)

serveWorkbench((seconds) => workFor(Number(seconds)))

function workFor(seconds: number): Stretch {
  const workedBefore = workedSoFar()
  const passedBefore = performance.now()
  let done = 0
  let worked = 0
  while (worked < seconds) {
    const enough = done + DONE_BETWEEN_LOOKS
    while (done < enough) done += work(chance)
    worked = workedSoFar() - workedBefore
  }
  return { done, worked, passed: (performance.now() - passedBefore) / 1000 }
}

function workedSoFar(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1e6
}
