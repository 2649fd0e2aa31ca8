import type { Seat } from '@turnwright/kernel'
import type { StoredSeat, StoredTable } from '../store/store.ts'

/** With whom a bot plays: with people, or with bots alone. */
export type Company = 'people' | 'bots'

/** The bot that answers for a seat. */
export interface SeatedBot {
  /** Null: whoever stands in for people in this game. */
  readonly agent: string | null
  /** It answers one question, because somebody's time is over. */
  readonly isForTime: boolean
}

export function companyAt(seats: readonly StoredSeat[]): Company {
  return seats.some(({ kind, left }) => kind === 'person' && !left) ? 'people' : 'bots'
}

/** The bot that answers for a seat: its own, one that stands in, or one that answers because time is over; null where a person does. */
export function botFor({ seats, pace }: Pick<StoredTable, 'seats' | 'pace'>, seat: Seat): SeatedBot | null {
  const stored = seats[seat]
  if (stored?.kind === 'bot' && stored.agent !== null) return { agent: stored.agent, isForTime: false }
  if (stored?.kind !== 'person' || stored.left) return null
  const standIn = pace.standIns[seat] ?? null
  if (standIn !== null) return { agent: standIn.agent, isForTime: false }
  return pace.rule.whenOver === 'bot' && pace.over.includes(seat) ? { agent: null, isForTime: true } : null
}

/** Among whom a bot is asked at a table, as far as is stored; null where none is. */
export function askedBots(table: Pick<StoredTable, 'seats' | 'pace' | 'waitingFor'>): Company | null {
  return table.waitingFor.some(({ seat }) => botFor(table, seat) !== null) ? companyAt(table.seats) : null
}
