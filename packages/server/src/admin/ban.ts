import { rangeOf } from '../http/bans.ts'
import { StartupError } from '../startup-error.ts'
import type { StoredBan } from '../store/stored-ban.ts'
import type { Ledger } from './ledger.ts'

const A_DAY = 24 * 60 * 60 * 1_000
const GUEST = /^[\w-]{22}$/

/** What an operator names: a guest by the id that `guests` tells, or an address, or a range of them. */
function whoIs(written: string): Pick<StoredBan, 'kind' | 'who'> {
  if (GUEST.test(written)) return { kind: 'guest', who: written }
  const range = rangeOf(written)
  if (range !== null) return { kind: 'address', who: range }
  throw new StartupError(
    `"${written}" is neither a guest nor an address: turnwright admin guests tells the ids of guests; addresses look like 203.0.113.7 or 203.0.113.0/24.`,
  )
}

/** Servers on this database know of it within some seconds. */
export async function ban(
  ledger: Ledger,
  written: string,
  { now, days, reason }: { readonly now: number; readonly days: number | null; readonly reason: string },
): Promise<StoredBan> {
  const { kind, who } = whoIs(written)
  const until = days === null ? null : now + days * A_DAY
  await ledger.run(
    `INSERT INTO bans (kind, who, since, until, reason) VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (kind, who) DO UPDATE SET since = excluded.since, until = excluded.until, reason = excluded.reason`,
    kind,
    who,
    now,
    until,
    reason,
  )
  return { kind, who, since: now, until, reason }
}

/** Whether there was such a ban. */
export async function unban(ledger: Ledger, written: string): Promise<boolean> {
  const { kind, who } = whoIs(written)
  return (await ledger.run('DELETE FROM bans WHERE kind = $1 AND who = $2', kind, who)) === 1
}

export async function bansIn(ledger: Ledger): Promise<readonly StoredBan[]> {
  return ledger.all<StoredBan>('SELECT kind, who, since, until, reason FROM bans ORDER BY since, kind, who')
}
