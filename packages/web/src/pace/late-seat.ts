import type { Seat } from '@turnwright/kernel'
import type { TableState } from '@turnwright/protocol/client'

/** Why a seat is waited for too long. */
export type Lateness = 'over' | 'away'

export interface LateSeat {
  readonly seat: Seat
  readonly name: string
  readonly why: Lateness
}

/** Who is asked and out of time, or asked and away for longer than the table agreed. */
export function lateSeats({ status, play, seats, clock }: TableState): readonly LateSeat[] {
  if (status !== 'playing' || play === null) return []
  return play.waitingFor.flatMap(({ seat }): LateSeat[] => {
    const who = seats[seat]
    if (who === undefined || who.kind !== 'person' || who.left || who.standIn !== null) return []
    const isOver = clock?.over.includes(seat) === true
    if (!isOver && !who.away) return []
    return [{ seat, name: who.name ?? '', why: isOver ? 'over' : 'away' }]
  })
}

/** Seats for which a bot plays. */
export function stoodInSeats({ status, seats }: TableState) {
  return status === 'playing' ? seats.filter(({ standIn, left }) => standIn !== null && !left) : []
}

/** "Ana’s", "Jonas’". */
export function whose(name: string): string {
  return /s$/i.test(name) ? `${name}’` : `${name}’s`
}
