import type { StoredTicket } from '../store/store.ts'

const MOST_KEPT = 64

/** A retry comes soon; of what came long ago the store knows. */
export function keepTicket(kept: Map<string, StoredTicket>, ticket: StoredTicket): void {
  kept.set(ticket.key, ticket)
  if (kept.size <= MOST_KEPT) return
  for (const oldest of kept.keys()) {
    kept.delete(oldest)
    return
  }
}
