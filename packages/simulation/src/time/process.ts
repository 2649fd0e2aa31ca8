import type { Schedule } from './schedule.ts'

/** One life of a program. Whatever reaches it goes through here: nothing while it is paused, and never after its death. */
export class Process {
  readonly #schedule: Schedule
  #state: 'runs' | 'paused' | 'dead' = 'runs'
  #missed: (() => void)[] = []

  constructor(schedule: Schedule) {
    this.#schedule = schedule
  }

  get isDead(): boolean {
    return this.#state === 'dead'
  }

  do(act: () => void): void {
    if (this.#state === 'runs') act()
    else if (this.#state === 'paused') this.#missed.push(act)
  }

  pause(): void {
    if (this.#state === 'runs') this.#state = 'paused'
  }

  /** What came meanwhile comes now, in its order. */
  resume(): void {
    if (this.#state !== 'paused') return
    this.#state = 'runs'
    const missed = this.#missed
    this.#missed = []
    for (const act of missed) this.#schedule.in(0, () => this.do(act))
  }

  kill(): void {
    this.#state = 'dead'
    this.#missed = []
  }
}
