/** What one candidate was worth, deal by deal: the deals of all candidates are the same. */
export class Column {
  readonly candidate: number
  readonly #worths: number[] = []
  #sum = 0
  /** Playouts that came to something. */
  playouts = 0

  constructor(candidate: number) {
    this.candidate = candidate
  }

  /** NaN is a playout that failed: it counts for nothing. */
  add(worth: number): void {
    this.#worths.push(worth)
    if (Number.isNaN(worth)) return
    this.#sum += worth
    this.playouts++
  }

  /** Forgets what was added from that deal on. */
  cut(deal: number): void {
    for (const worth of this.#worths.splice(deal))
      if (!Number.isNaN(worth)) {
        this.#sum -= worth
        this.playouts--
      }
  }

  /** Whoever never came to anything comes last. */
  get mean(): number {
    return this.playouts === 0 ? Number.NEGATIVE_INFINITY : this.#sum / this.playouts
  }

  /** The standard error of the mean; infinite where there is no telling. */
  get error(): number {
    return errorOf(this.#worths.filter((worth) => !Number.isNaN(worth)))
  }

  /** By how much this one is better, in the deals that came to something for both. */
  lead(other: Column): Lead {
    const differences: number[] = []
    const deals = Math.min(this.#worths.length, other.#worths.length)
    for (let deal = 0; deal < deals; deal++) {
      const difference = (this.#worths[deal] as number) - (other.#worths[deal] as number)
      if (!Number.isNaN(difference)) differences.push(difference)
    }
    return { mean: meanOf(differences), error: errorOf(differences) }
  }

  /** The deal that came closest to the mean; null where none came to anything. */
  get typicalDeal(): number | null {
    const { mean } = this
    let typical: number | null = null
    let least = Number.POSITIVE_INFINITY
    for (const [deal, worth] of this.#worths.entries())
      if (Math.abs(worth - mean) < least) {
        least = Math.abs(worth - mean)
        typical = deal
      }
    return typical
  }
}

export interface Lead {
  readonly mean: number
  /** The standard error; infinite where there is no telling. */
  readonly error: number
}

function meanOf(values: readonly number[]): number {
  let sum = 0
  for (const value of values) sum += value
  return values.length === 0 ? 0 : sum / values.length
}

function errorOf(values: readonly number[]): number {
  if (values.length < 2) return Number.POSITIVE_INFINITY
  const mean = meanOf(values)
  let squares = 0
  for (const value of values) squares += (value - mean) ** 2
  return Math.sqrt(squares / (values.length - 1) / values.length)
}
