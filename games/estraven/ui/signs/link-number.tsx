import type { Seat } from '@turnwright/kernel'
import type { ReactElement } from 'react'
import './link-number.css'

interface LinkNumberProps {
  readonly link: number
  readonly by: Seat
  readonly size?: 'small' | 'large'
}

/** A link is its number on the mark of whoever added it, everywhere. */
export function LinkNumber({ link, by, size = 'small' }: LinkNumberProps): ReactElement {
  return (
    <span className="es-link-number num" data-seat={by} data-size={size}>
      <span className="only-read">link </span>
      {link}
    </span>
  )
}
