import { Refusal } from '../refusal.ts'
import type { Store, StoredOrigin } from '../store/store.ts'

/**
 * A game that was played on from one that still goes on holds how its unfinished step was shuffled: whoever had the
 * record could look there for cards of the other. It is handed out when there is nothing left to look for.
 */
export async function mustTellNothing(store: Store, origin: StoredOrigin | null): Promise<void> {
  if (origin === null || origin.knownTo === null || origin.table === null) return
  const loaded = await store.load(origin.table).catch(() => {
    throw new Refusal('not-stored', 'The server cannot read this table now.')
  })
  if (loaded === null || loaded.table.status === 'finished' || loaded.table.status === 'closed') return
  throw new Refusal('not-finished', 'The game that this one was played on from still goes on.', {
    next: 'Finish that one first; then this record can be had.',
  })
}
