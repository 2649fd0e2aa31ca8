import type { Seat } from '@turnwright/kernel'
import type { StoredTable } from '../store/store.ts'
import type { Attendance } from '../tables/audiences.ts'

/** How long it takes until a seat is away for longer than its table agreed; 0 when it is. Where a move has days nobody is. */
export function untilAway({ pace, status, seats }: StoredTable, seat: Seat, audiences: Attendance): number {
  const { clock, awayMinutes } = pace.rule
  const { kind, left = true } = seats[seat] ?? {}
  if (kind !== 'person' || left) return Number.POSITIVE_INFINITY
  const missing = audiences.untilAway(seat, awayMinutes)
  return status !== 'playing' || clock.kind === 'days' ? Number.POSITIVE_INFINITY : missing
}

/** The next to be away; infinite where nobody will be, or everybody is. */
export function nextAway(table: StoredTable, audiences: Attendance): number {
  const missing = table.seats.map((_, seat) => untilAway(table, seat, audiences)).filter((each) => each > 0)
  return Math.min(...missing)
}
