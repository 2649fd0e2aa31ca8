import type { TableState } from '@turnwright/protocol/client'
import { nameOfSeat } from '@turnwright/tabletop'
import { useEffect, useRef, useState } from 'react'
import type { HouseClock } from './house-clock.ts'
import { whose } from './late-seat.ts'
import { timeLeft } from './time-left.ts'

const WARNINGS = [
  [60_000, 'One minute left'],
  [10_000, 'Ten seconds left'],
] as const

/** Tells those who do not see the table what becomes of time and of those who are away: at each turn of events once, and never the seconds. */
export function PaceNews({ state, house }: { readonly state: TableState; readonly house: HouseClock }) {
  const [news, tell] = useState('')
  const before = useRef(state)
  useEffect(() => {
    const told = changes(before.current, state)
    before.current = state
    if (told !== '') tell(told)
  }, [state])
  const { clock, you } = state
  const since = clock === null || you.seat === null ? null : (clock.since[you.seat] ?? null)
  useEffect(() => {
    if (clock === null || you.seat === null || since === null) return
    const left = timeLeft(clock, you.seat, house.now)
    const timers = WARNINGS.flatMap(([at, words]) =>
      // A longer wait than this would ring at once.
      left > at && left - at < 2 ** 31 ? [setTimeout(() => tell(words), left - at)] : [],
    )
    return () => timers.forEach(clearTimeout)
  }, [clock, you.seat, since, house])
  return (
    <output className="only-read" aria-label="Time and absence">
      {news}
    </output>
  )
}

function changes(before: TableState, now: TableState): string {
  const me = now.you.seat
  const nameOf = (seat: number): string => nameOfSeat(now.play?.players ?? [], seat, me)
  const told = now.seats.flatMap((who, seat): string[] => {
    const was = before.seats[seat]
    const name = nameOf(seat)
    const isNewlyOver = now.clock?.over.includes(seat) === true && before.clock?.over.includes(seat) !== true
    return [
      ...(isNewlyOver ? [seat === me ? 'Your time is over' : `${whose(name)} time is over`] : []),
      ...(who.away && was?.away === false && seat !== me ? [`${name} is away`] : []),
      ...(who.standIn !== null && was?.standIn === null
        ? [`${who.standIn.name} plays for ${seat === me ? 'you' : name}`]
        : []),
      ...(who.standIn === null && was !== undefined && was.standIn !== null
        ? [seat === me ? 'Your seat is yours again' : `${name} plays again`]
        : []),
    ]
  })
  const { proposal } = now
  if (proposal !== null && before.proposal === null && proposal.by !== me)
    told.push(`${nameOf(proposal.by)} proposes something about ${nameOf(proposal.seat)}`)
  return told.join('. ')
}
