import type { Seat } from '@turnwright/kernel'
import type { TableClock } from '@turnwright/protocol/client'
import { useEffect, useState } from 'react'
import type { HouseClock } from './house-clock.ts'
import { timeLeft, untilNextFace } from './time-left.ts'

/** What a seat has left; draws again when the clock shows something else, and only while it runs. Nobody is asked. */
export function useTimeLeft(clock: TableClock, seat: Seat, house: HouseClock): number {
  const [, draw] = useState(0)
  const left = timeLeft(clock, seat, house.now)
  const runs = (clock.since[seat] ?? null) !== null && left > 0
  useEffect(() => {
    if (!runs) return
    const timer = setTimeout(() => draw((n) => n + 1), untilNextFace(left) + 1)
    return () => clearTimeout(timer)
  })
  return left
}
