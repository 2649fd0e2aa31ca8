import type { Seat } from '@turnwright/kernel'
import type { ClockRule } from '@turnwright/protocol'
import { type StoredPace, wholeTime } from './stored-pace.ts'

/** Where a table stands, as far as its clocks care. */
export interface Asked {
  /** People who are asked something and play themselves. */
  readonly seats: readonly Seat[]
  readonly players: number
  /** How many answers are in force. */
  readonly answers: number
  /** In the time of the house. */
  readonly now: number
  /** Who has just taken back what was theirs alone; null where nobody has. */
  readonly takenBackBy: Seat | null
}

/**
 * The clocks after something happened: those of all who are asked run, each for itself, and the others stand. A move is all
 * that a seat is asked until it is asked nothing more. What is taken back gives no time back, and answered again no more of it;
 * what others have thought about it meanwhile is on the clock of whoever took it back, since they could do so again and again.
 */
export function advanced(pace: StoredPace, asked: Asked): StoredPace {
  const { clock } = pace.rule
  if (clock.kind === 'none' || (pace.left.length === 0 && asked.seats.length === 0)) return pace
  const isAsBefore =
    pace.left.length > 0 && pace.since.every((since, seat) => (since !== null) === asked.seats.includes(seat))
  if (isAsBefore) return asked.answers > pace.paid ? { ...pace, paid: asked.answers } : pace
  const seats = Array.from({ length: asked.players }, (_, seat) => stood(pace, clock, seat, asked))
  const wasted = clock.kind === 'live' ? wastedBy(pace, asked) : []
  const dear = Math.max(0, ...wasted)
  return {
    ...pace,
    left: seats.map(({ left }, seat) =>
      seat === asked.takenBackBy ? Math.max(0, left - dear) : left + (wasted[seat] ?? 0),
    ),
    since: seats.map(({ since }) => since),
    over: pace.over.filter((seat) => asked.seats.includes(seat)),
    paid: Math.max(pace.paid, asked.answers),
  }
}

/** By seat, what others have spent of their time on a question that was taken from them. In a game of days they have a whole move anew. */
function wastedBy({ left, since }: StoredPace, { seats, now, takenBackBy }: Asked): readonly number[] {
  if (takenBackBy === null) return []
  return since.map((from, seat) => {
    if (from === null || seat === takenBackBy || seats.includes(seat)) return 0
    return Math.min(left[seat] ?? 0, Math.max(0, now - from))
  })
}

function stood(
  { left, since, paid }: StoredPace,
  clock: Exclude<ClockRule, { kind: 'none' }>,
  seat: Seat,
  { seats, answers, now }: Asked,
): { readonly left: number; readonly since: number | null } {
  const before = left[seat] ?? wholeTime(clock)
  const from = since[seat] ?? null
  const isAsked = seats.includes(seat)
  if (from !== null && isAsked) return { left: before, since: from }
  if (from !== null) {
    const rest = Math.max(0, before - Math.max(0, now - from))
    const given = clock.kind === 'live' && answers > paid ? clock.increment * 1_000 : 0
    return { left: rest + given, since: null }
  }
  if (!isAsked) return { left: before, since: null }
  // A move that was taken back goes on with what was left of it.
  return { left: clock.kind === 'days' && answers >= paid ? wholeTime(clock) : before, since: now }
}

/** Seats whose time has run out by then. */
export function seatsOver({ left, since }: StoredPace, now: number): readonly Seat[] {
  return since.flatMap((from, seat) => (from !== null && now >= from + (left[seat] ?? 0) ? [seat] : []))
}
