import type { Seat } from '@turnwright/kernel'
import type { ClockRule, Pace, ProposalKind, StandIn } from '@turnwright/protocol'

const A_MINUTE = 60_000
const A_DAY = 24 * 60 * A_MINUTE

export interface StoredProposal {
  readonly kind: ProposalKind
  readonly seat: Seat
  readonly by: Seat
  readonly agreed: readonly Seat[]
  readonly declined: readonly Seat[]
}

/** How fast a table plays, where its clocks stand, who plays for whom, and what is proposed about it. By seat, where nothing else is said. */
export interface StoredPace {
  readonly rule: Pace
  /** Milliseconds that a seat had when its clock was last started or stopped; empty before the start, and without a clock. */
  readonly left: readonly number[]
  /** Since when its clock runs, in the time of the house; null while it stands. */
  readonly since: readonly (number | null)[]
  /** Seats that are asked and whose time is over. */
  readonly over: readonly Seat[]
  /** How many answers were in force when time was last given: what is taken back and answered again gives none. */
  readonly paid: number
  readonly standIns: readonly (StandIn | null)[]
  readonly proposal: StoredProposal | null
}

export const UNHURRIED: Pace = { clock: { kind: 'none' }, whenOver: 'table', awayMinutes: 3 }

/** The pace of a table that has not begun. */
export function paceAt(rule: Pace = UNHURRIED): StoredPace {
  return { rule, left: [], since: [], over: [], paid: 0, standIns: [], proposal: null }
}

/** What everybody begins with, and in a game of days what every move has. */
export function wholeTime(rule: Exclude<ClockRule, { kind: 'none' }>): number {
  return rule.kind === 'live' ? rule.minutes * A_MINUTE : rule.days * A_DAY
}

/** What somebody has at least who takes their seat back. */
export function timeToComeBack(rule: Exclude<ClockRule, { kind: 'none' }>): number {
  return rule.kind === 'days' ? wholeTime(rule) : Math.max(30_000, wholeTime(rule) / 10)
}

/** When the next clock of a table runs out, in the time of the house; null where none runs that is not over. */
export function dueOf({ left, since, over }: StoredPace): number | null {
  const dues = since.flatMap((from, seat) => (from === null || over.includes(seat) ? [] : [from + (left[seat] ?? 0)]))
  return dues.length === 0 ? null : Math.min(...dues)
}
