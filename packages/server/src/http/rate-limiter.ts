export interface Rate {
  readonly perSecond: number
  readonly burst: number
}

interface Bucket {
  tokens: number
  at: number
}

const MOST_BUCKETS = 10_000

/** A bucket of tokens for each caller: full at first, refilled steadily, one token a request and more for a large one. */
export class RateLimiter {
  readonly #rate: Rate
  readonly #now: () => number
  /** Which part of it is this node's to give. */
  readonly #share: () => number
  readonly #buckets = new Map<string, Bucket>()

  constructor(rate: Rate, now: () => number, share: () => number = () => 1) {
    this.#rate = rate
    this.#now = now
    this.#share = share
  }

  /** 0 when the request may pass, else how many seconds to wait. */
  take(caller: string, cost = 1): number {
    const share = this.#share()
    const perSecond = this.#rate.perSecond * share
    const burst = Math.max(1, this.#rate.burst * share)
    const now = this.#now()
    const bucket = this.#buckets.get(caller) ?? { tokens: burst, at: now }
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1_000) * perSecond)
    bucket.at = now
    this.#buckets.delete(caller)
    this.#buckets.set(caller, bucket)
    if (this.#buckets.size > MOST_BUCKETS) this.#forgetOldest()
    // Whoever has waited long enough for a full bucket is let through, however little it holds.
    const price = Math.min(cost, burst)
    if (bucket.tokens < price) return Math.ceil((price - bucket.tokens) / perSecond)
    bucket.tokens -= price
    return 0
  }

  /** The one not seen for longest has most likely a full bucket again. */
  #forgetOldest(): void {
    for (const caller of this.#buckets.keys()) {
      this.#buckets.delete(caller)
      return
    }
  }
}
