import type { PastGame, Unrated } from '@turnwright/protocol'
import type { LogOutline, StoredHelp, StoredHints, StoredSeat } from '../store/store.ts'
import type { HistoryRow } from './history-store.ts'

/** A row as its player is told of it; null where they sat nowhere, as a host may. */
export function pastGameOf(row: HistoryRow, person: string): PastGame | null {
  const seats = JSON.parse(row.seats) as readonly StoredSeat[]
  const seat = seats.findIndex((each) => each.person === person)
  if (seat < 0) return null
  const result = row.result === null ? null : (JSON.parse(row.result) as { readonly scores?: readonly number[] })
  return {
    id: row.id,
    game: row.game,
    ended: new Date(row.updated).toISOString(),
    seat,
    seats: seats.map(({ name, kind, agent }) => ({ name, kind: kind === 'bot' ? 'bot' : 'person', agent })),
    winners: row.winners === null ? [] : (JSON.parse(row.winners) as number[]),
    scores: [...(result?.scores ?? [])],
    unrated: unratedFor(row, seats, seat),
  }
}

/** Only what nobody helped with counts: alone against bots, from the beginning to the end, on a deal that nobody has seen. */
function unratedFor(row: HistoryRow, seats: readonly StoredSeat[], seat: number): Unrated | null {
  const outline = row.outline === null ? null : (JSON.parse(row.outline) as LogOutline)
  const hints = JSON.parse(row.hints) as StoredHints
  const helped = JSON.parse(row.helped) as readonly StoredHelp[]
  if (seats[seat]?.left === true) return 'left'
  if (seats.some(({ kind }, at) => kind !== 'bot' && at !== seat) || seats.length < 2) return 'people'
  if (hints.given.length > 0) return 'hints'
  if (outline === null || outline.secondLooks) return 'second-looks'
  if (row.origin !== null) return 'fork'
  if (row.deal !== null) return 'deal'
  return helped.find((each) => each.seat === seat)?.by ?? null
}
