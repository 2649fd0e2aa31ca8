import type { Check } from './check.ts'
import { RulesFailed } from './law-broken.ts'

/** A law that was not looked at. It counts as broken: nobody knows whether it is kept. */
export class NotLookedAt extends Error {
  override readonly name = 'NotLookedAt'

  constructor(failedAt: string) {
    super(`not looked at: the rules fail here, as "a game ${failedAt}" says`)
    // One line is enough: how this came about is told with the other law.
    this.stack = ''
  }
}

/** The laws at one table, one after the other. Where the rules themselves have failed, the later ones only say so. */
export class LawsInTurn {
  #failedAt: string | null = null

  /** Passes on what the look comes to. */
  examine({ law, style }: Check, look: () => number): number {
    if (this.#failedAt !== null && this.#failedAt !== law) throw new NotLookedAt(this.#failedAt)
    try {
      return look()
    } catch (thrown) {
      // Whoever plays oddly, or leaves, may meet failures that others do not.
      if (style === 'random' && thrown instanceof RulesFailed) this.#failedAt = law
      throw thrown
    }
  }
}
