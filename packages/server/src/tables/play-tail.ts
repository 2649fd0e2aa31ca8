import type { Tail } from '../store/store.ts'
import { keepTicket } from './kept-tickets.ts'
import type { PlayedTable } from './played-table.ts'
import { ticketIn } from '../store/rows.ts'

/**
 * Plays on a table in memory what others have added to its log. False where that cannot be done from here, and then the
 * table has to be read anew: a game has begun, something was taken back, the rules rose, or a player has another name.
 */
export function playTail(at: PlayedTable, { table, entries, snapshotAt }: Tail): boolean {
  const { game } = at
  const hasBegun = game === null && snapshotAt >= 0
  const isRenamed = table.seats.some(({ name }, seat) => at.table.seats[seat]?.name !== name)
  if (game !== null && isRenamed) return false
  const leadsOn = entries.every(({ seq }, i) => seq === at.saved + i)
  if (hasBegun || !leadsOn || (game === null && entries.length > 0)) return false
  if (entries.some(({ entry }) => entry.kind === 'rules' || (entry.kind === 'undo' && !at.isWhole))) return false
  try {
    for (const { entry } of entries) game?.apply(entry)
  } catch {
    return false
  }
  if (game !== null && game.fault !== null) return false
  for (const entry of entries) {
    const ticket = ticketIn(entry)
    if (ticket !== null) keepTicket(at.kept, ticket)
  }
  at.table = table
  at.saved += entries.length
  at.snapshotAt = snapshotAt
  return true
}
