import { isSealed } from '../deals/offer-deal.tsx'
import { watchersInvite } from '../navigation/navigation.ts'
import { isLocal } from '../offline/local-id.ts'
import type { TableState } from '@turnwright/protocol/client'

/** The form in which a moment is played on: `at` entries of the log have been played, and one looks from a seat. */
export function forkPath({ id, seq, you, status }: TableState): string {
  const at = status === 'playing' ? `at=${seq}` : null
  const seat = you.seat === null ? null : `seat=${you.seat}`
  const invite = watchersInvite({ you })
  const token = invite === null ? null : `invite=${invite}`
  const query = [at, seat, token].filter((each) => each !== null).join('&')
  return `/tables/${id}/fork${query === '' ? '' : `?${query}`}`
}

/** The same from a replay: of a table, or of the record that is being watched. */
export function forkPathFrom(table: string | null, at: number, eyes: unknown, invite: string | null = null): string {
  const seat = typeof eyes === 'number' ? `&seat=${eyes}` : ''
  const token = invite === null ? '' : `&invite=${invite}`
  return `${table === null ? '/replay' : `/tables/${table}`}/fork?at=${at}${seat}${token}`
}

/** Whether there is a moment to be played on: a game that is over, or one's own against bots. */
export function mayPlayOn(table: TableState): boolean {
  const { id, status, seats, you } = table
  if (isSealed(table)) return false
  if (status === 'finished') return true
  // The server knows nothing of a game that is kept in the browser, and is given its record once it is over.
  if (isLocal(id)) return false
  return (
    status === 'playing' && you.seat !== null && seats.every(({ kind, seat }) => kind === 'bot' || seat === you.seat)
  )
}

/** The moment that an address names, and from which seat. */
export function momentIn({ searchParams }: URL): { readonly at: number | null; readonly seat: number | null } {
  return { at: numberIn(searchParams.get('at')), seat: numberIn(searchParams.get('seat')) }
}

function numberIn(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null
}
