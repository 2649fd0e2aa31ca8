import type { Seat } from '@turnwright/kernel'
import type { TableState } from '@turnwright/protocol/client'
import type { HouseClock } from './house-clock.ts'
import { clockFace, wholeTime } from './time-left.ts'
import { useTimeLeft } from './use-time-left.ts'
import './seat-clock.css'

type Clocked = TableState & { readonly clock: NonNullable<TableState['clock']> }

interface SeatClockProps {
  readonly seat: Seat
  readonly state: Clocked
  readonly house: HouseClock
}

export function isClocked(state: TableState): state is Clocked {
  return state.clock !== null
}

/** The digits of a seat's clock. A timer is read when one goes there, and never by itself. */
export function SeatClock({ seat, state, house }: SeatClockProps) {
  const left = useTimeLeft(state.clock, seat, house)
  return (
    <span className="seat-clock num" role="timer" aria-live="off" data-low={isLow(left, state) || undefined}>
      {clockFace(left)}
      <span className="only-read"> left</span>
    </span>
  )
}

/** The light under a plate that is asked: it shortens with the time. */
export function TimeLight({ seat, state, house }: SeatClockProps) {
  const left = useTimeLeft(state.clock, seat, house)
  const share = Math.min(1, left / Math.max(1, wholeTime(state.pace)))
  return (
    <span className="time-light" aria-hidden="true" data-low={isLow(left, state) || undefined}>
      <span style={{ width: `${(share * 100).toFixed(1)}%` }} />
    </span>
  )
}

/** A tenth of the whole, or a minute where that is more. */
function isLow(left: number, { pace }: TableState): boolean {
  return left <= Math.min(wholeTime(pace) / 2, Math.max(60_000, wholeTime(pace) / 10))
}
