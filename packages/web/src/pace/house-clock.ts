/** The time by which the clocks of a table go, as the server told it last and as it has passed since. */
export class HouseClock {
  readonly #elapsed: () => number
  #told: number | null = null
  #at = 0

  constructor(elapsed: () => number = () => performance.now()) {
    this.#elapsed = elapsed
  }

  tell(now: number): void {
    this.#told = now
    this.#at = this.#elapsed()
  }

  /** Null before the server has told it. */
  get now(): number | null {
    return this.#told === null ? null : this.#told + this.#elapsed() - this.#at
  }
}
