import type { Alarm, Clock } from '../around/clock.ts'

interface Ringing {
  readonly at: number
  readonly ring: () => void
}

/** A clock on which time passes when a test says so. Programs that wait for nothing are not kept waiting. */
export class FakeClock implements Clock {
  readonly #alarms = new Set<Ringing>()
  #elapsed = 0
  readonly #began: number

  constructor(began: number = Date.UTC(2031, 3, 1, 8)) {
    this.#began = began
  }

  now(): number {
    return this.#began + this.#elapsed
  }

  elapsed(): number {
    return this.#elapsed
  }

  alarm(inMilliseconds: number, ring: () => void): Alarm {
    if (inMilliseconds < 1) {
      const soon = setImmediate(ring)
      return { cancel: () => clearImmediate(soon) }
    }
    const alarm = { at: this.#elapsed + inMilliseconds, ring }
    this.#alarms.add(alarm)
    return { cancel: () => this.#alarms.delete(alarm) }
  }

  /** So much time passes at once: everything that is due by then rings, in its order. */
  passes(milliseconds: number): void {
    this.#elapsed += milliseconds
    const due = [...this.#alarms].filter(({ at }) => at <= this.#elapsed).toSorted((a, b) => a.at - b.at)
    for (const alarm of due) if (this.#alarms.delete(alarm)) alarm.ring()
  }
}
