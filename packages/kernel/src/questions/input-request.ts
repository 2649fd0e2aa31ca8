import type { WaitingPlayers } from './branch-id.ts'
import type { AskedSelector } from './selector.ts'

/**
 * Thrown when nobody in the process can answer. Not an Error: it is control flow, and a stack trace would cost more
 * than the step that is run again.
 */
export class InputRequestEvent implements WaitingPlayers {
  /** One for each player who has not answered yet. */
  readonly selectors: readonly AskedSelector[]
  /** Whether the first answer to arrive decides, independently of the others. */
  readonly concurrent: boolean

  constructor(selectors: readonly AskedSelector[], opts: { concurrent?: boolean } = {}) {
    this.selectors = selectors
    this.concurrent = opts.concurrent ?? false
  }

  get players(): readonly string[] {
    return this.selectors.map((selector) => selector.actor)
  }
}
