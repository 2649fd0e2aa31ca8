import { type Alarm, type Clock, every } from '../around/clock.ts'
import type { Duties, Duty } from './duties.ts'
import type { Lease, Leases } from './leases.ts'

/** A node that stands still is replaced after so many milliseconds: people at its tables wait for their bots no longer. */
const LASTS = 2_500
const BETWEEN_RENEWALS = 800
const LONGEST_WAIT = 1_000
const MOST_REMEMBERED = 10_000

/** What this node holds, and for how many at once. */
interface Held {
  readonly claimed: Promise<Lease | null>
  wasOthers: boolean
  uses: number
}

/** Duties under leases in the store: a node holds one for as long as anybody here needs it, and lets go at once after. */
export class LeasedDuties implements Duties {
  readonly #leases: Leases
  readonly #held = new Map<string, Held>()
  /** The epochs of what was held here last: the next one is ours again if nobody else had it in between. */
  readonly #lastEpochs = new Map<string, number>()
  readonly #renewing: Alarm

  constructor(leases: Leases, clock: Clock) {
    this.#leases = leases
    this.#renewing = every(clock, BETWEEN_RENEWALS, () => this.#renew())
  }

  async claim(what: string): Promise<Duty> {
    const held = this.#held.getOrInsertComputed(what, () => this.#claimed(what))
    held.uses++
    const lease = await held.claimed
    if (lease?.isOurs === true) {
      let isGivenBack = false
      return {
        askAgainIn: null,
        wasOthers: held.wasOthers,
        [Symbol.dispose]: () => {
          if (isGivenBack) return
          isGivenBack = true
          this.#giveBack(what, held, lease)
        },
      }
    }
    if (this.#held.get(what) === held) this.#held.delete(what)
    // Asked for soon: whoever has it may let go of it long before it ends.
    const askAgainIn = Math.max(50, Math.min(lease?.endsIn ?? LONGEST_WAIT, LONGEST_WAIT))
    return { askAgainIn, wasOthers: true, [Symbol.dispose]: () => undefined }
  }

  stop(): void {
    this.#renewing.cancel()
  }

  #claimed(what: string): Held {
    const claimed = this.#leases.claim(what, LASTS).catch(() => null)
    const held: Held = { claimed, wasOthers: true, uses: 0 }
    void claimed.then((lease) => {
      if (lease?.isOurs !== true) return
      held.wasOthers = lease.epoch !== (this.#lastEpochs.get(what) ?? 0) + 1
      if (this.#lastEpochs.size === MOST_REMEMBERED) this.#lastEpochs.clear()
      this.#lastEpochs.set(what, lease.epoch)
    })
    return held
  }

  #giveBack(what: string, held: Held, { epoch }: Lease): void {
    held.uses--
    if (held.uses > 0) return
    if (this.#held.get(what) === held) this.#held.delete(what)
    // It ends by itself where this fails.
    void this.#leases.release(what, epoch).catch(() => undefined)
  }

  /** What cannot be renewed belongs to somebody else by now, or will soon. */
  #renew(): void {
    for (const [what, held] of this.#held)
      void held.claimed
        .then((lease) => (lease?.isOurs === true ? this.#leases.renew(what, lease.epoch, LASTS) : true))
        .catch(() => false)
        .then((isOurs) => {
          if (!isOurs && this.#held.get(what) === held) this.#held.delete(what)
        })
  }
}
