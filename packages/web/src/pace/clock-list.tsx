import type { Seat } from '@turnwright/kernel'
import type { TableState } from '@turnwright/protocol/client'
import { nameOfSeat, SeatMark } from '@turnwright/tabletop'
import type { HouseClock } from './house-clock.ts'
import { isClocked, SeatClock } from './seat-clock.tsx'
import { overWords, wholeTime } from './time-left.ts'
import { useTimeLeft } from './use-time-left.ts'

interface ClockListProps {
  readonly state: TableState
  readonly house: HouseClock
}

/** Everybody's time, while one waits. */
export function ClockList({ state, house }: ClockListProps) {
  if (!isClocked(state) || state.status !== 'playing') return null
  const people = state.seats.filter(({ kind, left, standIn }) => kind === 'person' && !left && standIn === null)
  return (
    <>
      <ul className="clocks" aria-label="Time left">
        {people.map(({ seat }) => (
          <li key={seat} data-seat={seat}>
            <SeatMark seat={seat} />
            {nameOfSeat(state.play?.players ?? [], seat, state.you.seat)}
            <Bar {...{ seat, state, house }} />
            <SeatClock {...{ seat, state, house }} />
          </li>
        ))}
      </ul>
      <p className="clocks-note">{overWords(state.pace)}</p>
    </>
  )
}

function Bar({
  seat,
  state,
  house,
}: {
  seat: Seat
  state: Parameters<typeof SeatClock>[0]['state']
  house: HouseClock
}) {
  const left = useTimeLeft(state.clock, seat, house)
  const share = Math.min(1, left / Math.max(1, wholeTime(state.pace)))
  return (
    <span className="clocks-bar" aria-hidden="true">
      <span style={{ width: `${(share * 100).toFixed(1)}%` }} />
    </span>
  )
}
