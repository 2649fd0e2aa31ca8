import type { Account, Exported } from '@turnwright/protocol'
import type { Store } from '../store/store.ts'
import type { Person } from '../tables/seats.ts'
import type { AccountDetails } from './account-store.ts'

const MOST = 5_000

export function toldAccount({ account, passkeys, codes, sessions }: AccountDetails): Account {
  return {
    name: account.name,
    kept: true,
    since: dateOf(account.since),
    passkeys: passkeys.map(({ id, label, since, used, synced }) => ({
      id,
      label,
      since: dateOf(since),
      used: used === null ? null : dateOf(used),
      synced: synced === 1,
    })),
    codes,
    sessions,
  }
}

export function toldGuest({ name }: Person): Account {
  return { name, kept: false, since: null, passkeys: [], codes: 0, sessions: 0 }
}

/** What somebody may take along of the tables they sat at or opened: nothing that the table itself would not tell them. */
export async function exportedTables(store: Pick<Store, 'tablesOf'>, person: string): Promise<Exported['tables']> {
  const tables = await store.tablesOf(person, MOST, MOST)
  return tables.map((table) => {
    const seat = table.seats.findIndex((each) => each.person === person)
    return {
      id: table.id,
      game: table.game,
      options: table.options,
      status: table.status,
      seat: seat < 0 ? null : seat,
      seats: table.seats.map(({ name, kind, left }) => ({ name, kind, left })),
      winners: table.winners === null ? null : [...table.winners],
      host: table.host === person,
      changed: dateOf(table.updated),
      record: table.status === 'finished' ? `/api/tables/${table.id}/record` : null,
    }
  })
}

function dateOf(moment: number): string {
  return new Date(moment).toISOString()
}
