import { type Alarm, type Clock, machineClock } from '../around/clock.ts'

const A_MINUTE = 60_000

/** The machine's clock, which a test sets forward: alarms ring as ever, and what is read from it is later. */
export class MovingClock implements Clock {
  #ahead = 0

  now(): number {
    return machineClock.now() + this.#ahead
  }

  elapsed(): number {
    return machineClock.elapsed() + this.#ahead
  }

  alarm(inMilliseconds: number, ring: () => void): Alarm {
    return machineClock.alarm(inMilliseconds, ring)
  }

  minutesPass(minutes: number): void {
    this.#ahead += minutes * A_MINUTE
  }
}
