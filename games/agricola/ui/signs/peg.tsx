import type { Seat } from '@turnwright/kernel'
import { Sign } from './sign.tsx'
import './peg.css'

interface PegProps {
  readonly seat: Seat
  readonly size?: 'small'
}

/** A wooden person in the colour of a seat, with the seat's mark on it. */
export function Peg({ seat, size }: PegProps) {
  return (
    <span className="ag-peg" data-seat={seat} data-size={size} aria-hidden="true">
      <Sign of="person" />
    </span>
  )
}
