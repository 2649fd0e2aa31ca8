import { type Alarm, type Clock, machineClock } from '../around/clock.ts'
import type { Company } from './asked-bots.ts'

/** How much of the main thread bots may have: while others wait for it, people must not notice. */
const SHARE: Readonly<Record<Company, number>> = { people: 0.5, bots: 0.2 }

/** How long something takes, and when somebody has waited long enough. */
type Time = Pick<Clock, 'elapsed' | 'alarm'>

/** The right of one bot to use the main thread, once. */
export class BotTurn implements Disposable {
  readonly #clock: Time
  #end: ((spent: number) => void) | null

  constructor(clock: Time, end: (spent: number) => void) {
    this.#clock = clock
    this.#end = end
  }

  /** Does what is to be done without waiting; when that is done, so is the turn, whatever else is waited for. */
  spend<T>(work: () => T): T {
    const began = this.#clock.elapsed()
    try {
      return work()
    } finally {
      this.#over(this.#clock.elapsed() - began)
    }
  }

  [Symbol.dispose](): void {
    this.#over(0)
  }

  #over(spent: number): void {
    this.#end?.(spent)
    this.#end = null
  }
}

/** One bot at a time thinks and answers, those who play with people before the others; then the main thread is free of bots for as long as their share demands. */
export class BotTurns {
  readonly #clock: Time
  readonly #waiting: Readonly<Record<Company, ((turn: BotTurn) => void)[]>> = { people: [], bots: [] }
  /** When bots of each company may have the main thread again. */
  readonly #freeAt: Record<Company, number> = { people: 0, bots: 0 }
  #isTaken = false
  #isStopped = false
  #alarm: Alarm | null = null

  constructor(clock: Time = machineClock) {
    this.#clock = clock
  }

  /** Resolves when it is this bot's turn. */
  take(company: Company): Promise<BotTurn> {
    return new Promise((resolve) => {
      this.#waiting[company].push(resolve)
      this.#schedule()
    })
  }

  /** Nobody is kept waiting any more, nor has a turn to wait for. */
  stop(): void {
    this.#isStopped = true
    for (const waiting of Object.values(this.#waiting))
      for (const resolve of waiting.splice(0)) resolve(new BotTurn(this.#clock, () => {}))
  }

  /** Requests that have come in are served between two turns: no bot follows another at once. */
  #schedule(): void {
    if (this.#isTaken) return
    this.#alarm?.cancel()
    this.#alarm = null
    const next = this.#next()
    if (next === null) return
    const due = this.#isStopped ? 0 : this.#freeAt[next] - this.#clock.elapsed()
    this.#alarm = this.#clock.alarm(due, () => this.#give(next))
  }

  #next(): Company | null {
    if (this.#waiting.people.length > 0) return 'people'
    return this.#waiting.bots.length > 0 ? 'bots' : null
  }

  #give(company: Company): void {
    this.#alarm = null
    const resolve = this.#waiting[company].shift()
    if (resolve === undefined) return
    this.#isTaken = true
    resolve(
      new BotTurn(this.#clock, (spent) => {
        this.#isTaken = false
        const now = this.#clock.elapsed()
        for (const each of ['people', 'bots'] as const) this.#freeAt[each] = now + spent * (1 / SHARE[each] - 1)
        this.#schedule()
      }),
    )
  }
}
