import type { Alarm, Clock } from '@turnwright/server/core'
import type { Process } from './process.ts'
import type { Schedule } from './schedule.ts'

/** The worlds begin on a day in spring. */
const BEGINNING = Date.UTC(2031, 3, 1, 8)

/** The clock that a program reads. It can be set, and then what others measure goes on as before. */
export class ProcessClock implements Clock {
  readonly #schedule: Schedule
  readonly #process: Process
  #wrongBy: number

  constructor(schedule: Schedule, process: Process, wrongBy: number) {
    this.#schedule = schedule
    this.#process = process
    this.#wrongBy = wrongBy
  }

  /** By how many milliseconds. */
  get wrongBy(): number {
    return this.#wrongBy
  }

  now(): number {
    return BEGINNING + Math.floor(this.#schedule.now) + this.#wrongBy
  }

  elapsed(): number {
    return this.#schedule.now
  }

  jump(milliseconds: number): void {
    this.#wrongBy += milliseconds
  }

  alarm(inMilliseconds: number, ring: () => void): Alarm {
    let isCancelled = false
    const due = this.#schedule.in(inMilliseconds, () =>
      this.#process.do(() => {
        if (!isCancelled) ring()
      }),
    )
    return {
      cancel() {
        isCancelled = true
        due.cancel()
      },
    }
  }
}
