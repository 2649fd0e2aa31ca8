import type { Seat } from '@turnwright/kernel'
import type { ReactElement } from 'react'
import { MeepleIcon } from '../icons/table-icons.tsx'
import './meeple.css'

export interface MeepleProps {
  readonly seat: Seat
  readonly size?: number
}

/** A wooden person of the seat's colour, with the seat's mark cut into it. */
export function Meeple({ seat, size = 36 }: MeepleProps): ReactElement {
  return (
    <span className="meeple" data-seat={seat}>
      <MeepleIcon size={size} />
    </span>
  )
}
