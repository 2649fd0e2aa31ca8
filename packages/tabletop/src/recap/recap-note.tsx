import type { Seat } from '@turnwright/kernel'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { SeatMark } from '../seats/seat-mark.tsx'
import './recap-note.css'

export interface RecapNoteProps {
  /** "Since your last turn". */
  readonly title: string
  /** Stands before the title. */
  readonly sign?: ReactNode
  /** Nobody should overlook it. */
  readonly urgent?: boolean
  readonly className?: string
  /** `RecapRow`s. */
  readonly children: ReactNode
}

/** What happened while others acted or nobody was asked: a row for each seat it concerns. */
export function RecapNote({ title, sign, urgent = false, className, children }: RecapNoteProps): ReactElement {
  return (
    <section className={classNames('recap', className)} aria-label={title} data-urgent={urgent || undefined}>
      <h3>
        {sign} {title}
      </h3>
      <ol>{children}</ol>
    </section>
  )
}

export interface RecapRowProps {
  readonly seat: Seat
  readonly name: string
  /** It tells whoever looks of themselves. */
  readonly mine?: boolean
  readonly children: ReactNode
}

export function RecapRow({ seat, name, mine = false, children }: RecapRowProps): ReactElement {
  return (
    <li data-seat={seat} data-mine={mine || undefined}>
      <SeatMark seat={seat} />
      <span>
        <b>{name}</b> {children}
      </span>
    </li>
  )
}
