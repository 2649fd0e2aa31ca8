import { isSealed } from '../deals/stored-deal.ts'
import { Refusal } from '../refusal.ts'
import type { Store, StoredOrigin } from '../store/store.ts'

/**
 * A game that was played on from one that still goes on holds how its unfinished step was shuffled: whoever had the
 * record could look there for cards of the other. It is handed out when there is nothing left to look for, however many
 * games lie between them.
 */
export async function mustTellNothing(store: Store, origin: StoredOrigin | null, now: number): Promise<void> {
  for (let next = origin?.table ?? null; next !== null; ) {
    const loaded = await store.load(next).catch(() => {
      throw new Refusal('not-stored', 'The server cannot read this table now.')
    })
    if (loaded === null) return
    const { status, origin: before } = loaded.table
    if ((status !== 'finished' && status !== 'closed') || isSealed(loaded.table, now))
      throw new Refusal('not-finished', 'The game that this one was played on from still goes on.', {
        next: 'Finish that one first; then this record can be had.',
      })
    next = before?.table ?? null
  }
}
