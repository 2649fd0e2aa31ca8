import { type GameRecord, ReplayDivergence, recordOf } from '@turnwright/kernel'
import { Refusal } from '../../refusal.ts'
import type { StoredSeat } from '../../store/store.ts'
import type { Desk } from '../desk.ts'
import { openSeat, type Person, personSeat } from '../seats.ts'

/** The whole game as data, seed and all. Only once there is nothing left to hide. */
export function exportRecord(desk: Desk): GameRecord {
  const { game, table } = desk
  if (table.status === 'closed') throw new Refusal('closed', 'This table was closed before its game was over.')
  if (table.status === 'faulted') throw new Refusal('faulted')
  if (game === null) throw new Refusal('not-started')
  if (table.status !== 'finished') throw new Refusal('not-finished')
  try {
    return recordOf(game)
  } catch (error) {
    if (!(error instanceof ReplayDivergence)) throw error
    throw new Refusal('faulted', 'This game can no longer be replayed under the present rules.')
  }
}

/**
 * The seats of another game: the next one begins, and those who played find their seat kept. Somebody must be
 * sitting at this table to ask for it.
 */
export function rematchSeats(desk: Desk, person: Person): readonly StoredSeat[] {
  const { seats, status } = desk.table
  if (!seats.some((seat) => seat.person === person.id)) throw new Refusal('not-seated')
  if (status !== 'finished' && status !== 'closed') throw new Refusal('not-finished')
  const [first, ...others] = seats
  const rotated = first === undefined ? others : [...others, first]
  return rotated.map((seat) => {
    if (seat.kind !== 'person') return seat
    return seat.person === person.id ? personSeat(person) : { ...openSeat, keptFor: seat.person }
  })
}
