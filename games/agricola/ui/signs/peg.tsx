import type { Seat } from '@turnwright/kernel'
import type { ReactElement } from 'react'
import { Sign } from './sign.tsx'
import './peg.css'

interface PegProps {
  readonly seat: Seat
  readonly size?: 'small'
  /** The space it works on: it comes there from home. */
  readonly at?: string
}

/** A wooden person in the colour of a seat, with the seat's mark on it. */
export function Peg({ seat, size, at }: PegProps): ReactElement {
  const travel = at === undefined ? {} : { 'data-travel': `peg:${seat}:${at}`, 'data-travel-from': homeOf(seat) }
  return (
    <span className="ag-peg" data-seat={seat} data-size={size} {...travel} aria-hidden="true">
      <Sign of="person" />
    </span>
  )
}

/** Where the people of a seat set out from. */
export function homeOf(seat: Seat): string {
  return `home:${seat}`
}
