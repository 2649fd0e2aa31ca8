import type { Hint } from '@turnwright/search/hint'

const MOST_KEPT = 500

/** The latest hints: whoever asks again is told the same, and nobody works it out twice. */
export class KeptHints {
  readonly #hints = new Map<string, Hint>()

  find(name: string): Hint | null {
    return this.#hints.get(name) ?? null
  }

  keep(name: string, hint: Hint): void {
    this.#hints.delete(name)
    this.#hints.set(name, hint)
    const [oldest] = this.#hints.keys()
    if (this.#hints.size > MOST_KEPT && oldest !== undefined) this.#hints.delete(oldest)
  }
}
