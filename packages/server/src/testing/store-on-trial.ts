import { paceAt } from '../clocks/stored-pace.ts'
import type { Store, StoredTable } from '../store/store.ts'

/** A store to try, and another look at the same data as after a restart. */
export interface StoreOnTrial extends AsyncDisposable {
  readonly store: Store
  reopen(): Promise<Store>
}

export function storedTable(id: string, changes: Partial<StoredTable> = {}): StoredTable {
  const seat = { kind: 'person', person: 'ana', name: 'Ana', agent: null, left: false, keptFor: null } as const
  return {
    id,
    game: 'parlour',
    options: { mode: 'turns' },
    visibility: 'invite',
    allowsSecondLooks: true,
    allowsSpectators: true,
    hints: { rule: 'bots', given: [] },
    helped: [],
    pace: paceAt(),
    status: 'gathering',
    host: 'ana',
    openedFrom: `from ${id}`,
    opening: null,
    seats: [seat, { ...seat, kind: 'open', person: null, name: null }],
    invite: 'token',
    seed: 'seed',
    offer: null,
    rematch: null,
    origin: null,
    deal: null,
    waitingFor: [],
    winners: null,
    scores: null,
    updated: 1,
    version: 0,
    ...changes,
  }
}
