import type { Seat } from '@turnwright/kernel'
import type { Clock } from '../around/clock.ts'

const A_MINUTE = 60_000

/**
 * How long seats of a table have been without a line, as far as this server knows: it counts from when it saw them go, or
 * from when it took the table up, so that nobody is away because the server was.
 */
export class Absences {
  readonly #clock: Pick<Clock, 'elapsed'>
  readonly #since = new Map<Seat, number>()

  constructor(clock: Pick<Clock, 'elapsed'>) {
    this.#clock = clock
  }

  /** How many milliseconds are missing until a seat has been away for so many minutes; 0 when it has. Whoever is there is never. */
  untilAway(seat: Seat, isConnected: boolean, minutes: number): number {
    if (isConnected) {
      this.#since.delete(seat)
      return Number.POSITIVE_INFINITY
    }
    const now = this.#clock.elapsed()
    const since = this.#since.getOrInsertComputed(seat, () => now)
    return Math.max(0, since + minutes * A_MINUTE - now)
  }
}
