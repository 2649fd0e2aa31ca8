import type { LedgerState } from '../games/ledger.ts'
import type { OurTable } from './our-table.ts'

/** What the players of a ledger remember: the numbers that were acknowledged, and how often a retry was refused. */
export class WrittenNumbers {
  readonly #acknowledged = new Set<number>()
  refused = 0

  get size(): number {
    return this.#acknowledged.size
  }

  add(selection: unknown): void {
    for (const number of selection as readonly number[]) this.#acknowledged.add(number)
  }

  /** Answers that were acknowledged and are not in the book, that are there twice, or whose retry was refused. */
  wrongAt({ seats: [first] }: OurTable): number {
    const play = first?.stream.state.play ?? null
    if (play === null) throw new Error('the book was never opened')
    const { written } = play.view as LedgerState
    const once = new Set(written)
    const lost = [...this.#acknowledged].filter((number) => !once.has(number)).length
    return lost + (written.length - once.size) + this.refused
  }
}
