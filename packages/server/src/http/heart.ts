import { type Alarm, type Clock, every } from '../around/clock.ts'

interface Beating {
  beat(): void
}

const PARTS = 60

/**
 * Beats for everyone once an interval, for a part of them at each tick: thousands of writes at one instant would make
 * everybody's answer wait for them.
 */
export class Heart {
  readonly #parts = Array.from({ length: PARTS }, () => new Set<Beating>())
  readonly #timer: Alarm
  #tick = 0
  #joined = 0

  constructor(interval: number, clock: Clock) {
    this.#timer = every(clock, interval / PARTS, () => {
      for (const each of this.#parts[this.#tick++ % PARTS] ?? []) each.beat()
    })
  }

  /** Whoever comes joins the next part: all are equally large however many come at once. Gives what takes it out. */
  add(beating: Beating): () => void {
    const part = this.#parts[this.#joined++ % PARTS]
    part?.add(beating)
    return () => part?.delete(beating)
  }

  stop(): void {
    this.#timer.cancel()
  }
}
