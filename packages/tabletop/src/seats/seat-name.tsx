import type { Player, Seat } from '@turnwright/kernel'
import type { ReactElement } from 'react'
import { SeatMark } from './seat-mark.tsx'

/** How the table calls a seat: "You" for the one who looks. */
export function nameOfSeat(players: readonly Player[], seat: Seat, me: Seat | null): string {
  if (seat === me) return 'You'
  return players[seat]?.name ?? `Seat ${seat + 1}`
}

/** "Your", or "Mira’s". */
export function whose(players: readonly Player[], seat: Seat, me: Seat | null): string {
  return seat === me ? 'Your' : `${nameOfSeat(players, seat, me)}’s`
}

export function SeatName({ seat, name }: { readonly seat: Seat; readonly name: string }): ReactElement {
  return (
    <span className="seat-name" data-seat={seat}>
      <SeatMark seat={seat} />
      {name}
    </span>
  )
}
