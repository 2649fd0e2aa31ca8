/** The few that were wanted last. What is held stays, however long ago it was wanted. */
export class LatelyKept<Kept> {
  readonly #most: number
  readonly #kept = new Map<string, Kept>()

  constructor(most: number) {
    this.#most = most
  }

  /** Until it is put back it is not kept. */
  take(key: string): Kept | undefined {
    const kept = this.#kept.get(key)
    this.#kept.delete(key)
    return kept
  }

  put(key: string, kept: Kept, held: readonly string[]): void {
    this.#kept.set(key, kept)
    if (this.#kept.size <= this.#most) return
    const oldest = this.#kept.keys().find((each) => each !== key && !held.includes(each))
    if (oldest !== undefined) this.#kept.delete(oldest)
  }
}
