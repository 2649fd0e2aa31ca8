import type { Seat } from '@turnwright/kernel'
import type { ReactElement } from 'react'
import './seat-mark.css'

export const SEAT_SHAPES = ['circle', 'square', 'triangle', 'diamond', 'cross'] as const

/** The seat's shape in the seat's colour. The name beside it says the same to those who do not see it. */
export function SeatMark({ seat }: { readonly seat: Seat }): ReactElement {
  return <span className="seat-mark" data-seat={seat % SEAT_SHAPES.length} aria-hidden="true" />
}
