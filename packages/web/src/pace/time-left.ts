import type { Seat } from '@turnwright/kernel'
import type { Pace, TableClock } from '@turnwright/protocol/client'

const A_SECOND = 1_000
const A_MINUTE = 60 * A_SECOND
const AN_HOUR = 60 * A_MINUTE
const A_DAY = 24 * AN_HOUR

/** Milliseconds that a seat has left at that time of the house. */
export function timeLeft({ left, since }: TableClock, seat: Seat, now: number | null): number {
  const rest = left[seat] ?? 0
  const from = since[seat] ?? null
  return from === null || now === null ? rest : Math.max(0, rest - Math.max(0, now - from))
}

/** What a seat begins with; 0 without a clock. */
export function wholeTime({ clock }: Pace): number {
  if (clock.kind === 'none') return 0
  return clock.kind === 'live' ? clock.minutes * A_MINUTE : clock.days * A_DAY
}

/** As it stands on a clock: "7:04", and from an hour on "18 h" or "2 d 3 h". Nobody is shown more than they have. */
export function clockFace(left: number): string {
  if (left >= A_DAY) return parts([Math.floor(left / A_DAY), 'd'], [Math.floor((left % A_DAY) / AN_HOUR), 'h'])
  if (left >= AN_HOUR) return parts([Math.floor(left / AN_HOUR), 'h'], [Math.floor((left % AN_HOUR) / A_MINUTE), 'min'])
  const seconds = Math.ceil(left / A_SECOND)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** In how many milliseconds a clock shows something else. */
export function untilNextFace(left: number): number {
  if (left >= A_DAY) return left % AN_HOUR
  if (left >= AN_HOUR) return left % A_MINUTE
  return left % A_SECOND || A_SECOND
}

function parts(...all: readonly (readonly [number, string])[]): string {
  return all.flatMap(([count, unit], i) => (i > 0 && count === 0 ? [] : [`${count} ${unit}`])).join(' ')
}

/** How fast a table is, in one sentence. */
export function paceWords({ clock }: Pace): string {
  switch (clock.kind) {
    case 'none':
      return 'No clock'
    case 'live':
      return `${many(clock.minutes, 'minute')} each${clock.increment === 0 ? '' : `, a move gives back ${clock.increment} s`}`
    case 'days':
      return `${many(clock.days, 'day')} a move`
  }
}

/** The same in a row of a list; null without a clock. */
export function paceNote({ clock }: Pace): string | null {
  switch (clock.kind) {
    case 'none':
      return null
    case 'live':
      return `${clock.minutes} min each${clock.increment === 0 ? '' : `, +${clock.increment} s a move`}`
    case 'days':
      return `${many(clock.days, 'day')} a move`
  }
}

/** What happens when somebody is waited for too long. */
export function overWords({ clock, whenOver, awayMinutes }: Pace): string {
  const isBots = clock.kind !== 'none' && whenOver === 'bot'
  const away = `somebody is away for ${many(awayMinutes, 'minute')}`
  const over = 'somebody’s time is over'
  if (isBots) return `When ${over}, a bot answers that one question.`
  const late = clock.kind === 'none' ? away : clock.kind === 'days' ? over : `${over}, or ${away}`
  return `When ${late}, the others decide whether a bot plays for them.`
}

export function many(count: number, what: string): string {
  return count === 1 ? `1 ${what}` : `${count} ${what}s`
}
