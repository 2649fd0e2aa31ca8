import type { Duties } from '../nodes/duties.ts'
import type { Store } from '../store/store.ts'
import { leave } from './operations/leave.ts'
import type { Report } from './surroundings.ts'
import type { Tables } from './tables.ts'

const MOST = 200

interface Around {
  readonly store: Store
  readonly tables: Tables
  readonly duties: Duties
  readonly report: Report
}

/**
 * Lets somebody who may not come any more get up from all tables, as if they had left: those who play with them go on. Of several nodes
 * one does it; a second would find nothing left to do.
 */
export async function shutOut({ store, tables, duties, report }: Around, person: string, since: number): Promise<void> {
  using duty = await duties.claim(`ban ${since}`)
  if (duty.askAgainIn !== null) return
  let left = 0
  for (const { id, status } of await store.tablesOf(person, MOST, 0)) {
    if (status !== 'gathering' && status !== 'playing') continue
    await tables
      .with(id, (desk) => leave(desk, person, { key: `ban ${since}` }))
      // Whoever has left already, or only hosts what others play, stays as they are.
      .then(() => left++)
      .catch(() => undefined)
  }
  if (left > 0) report('shut out', { tables: left })
}
