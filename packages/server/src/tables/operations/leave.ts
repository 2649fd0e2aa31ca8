import { Refusal } from '../../refusal.ts'
import type { StoredSeat, StoredTable } from '../../store/store.ts'
import type { Desk } from '../desk.ts'
import { openSeat } from '../seats.ts'
import { type Ticket, ticketFor, ticketOf } from '../ticket.ts'

/** Who sits down and gets up without end is let go, but their requests are not kept without end. Others' are. */
const MOST_KEPT = 64

/** Gives up a seat: before the start it is free again, afterwards the rules say what conceding means. */
export async function leave(desk: Desk, person: string, request: { readonly key: string }): Promise<void> {
  const { table } = desk
  const seat = table.seats.findIndex((each) => each.person === person)
  // A seat given up before the start is gone: only the person is still the same when they ask again.
  const ticket = ticketFor(seat, 'leave', request, person)
  if (desk.repeated(ticket) !== null) return
  if (seat < 0) {
    if (table.host !== person) throw new Refusal('not-seated')
    return closeFor(desk, person, ticketOf(person, 'leave', request))
  }
  desk.mustSit(person)
  if (table.status === 'gathering') {
    const isKept = (await desk.keptLike(ticket)) < MOST_KEPT
    await desk.commit(withoutSeat(table, person), isKept ? ticket : null)
    await desk.leaveDeal(person)
    return
  }
  const game = desk.mustPlay()
  const seats = table.seats.map((each, at): StoredSeat => (at === seat ? { ...each, left: true } : each))
  desk.attempt(() => game.leave(seat))
  // Bots do not play on among themselves for nobody.
  const isDeserted = !seats.some(({ kind, left }) => kind === 'person' && !left)
  const status = isDeserted && game.result === null && game.fault === null ? 'closed' : table.status
  // Whoever stays decides anew.
  const pace = { ...table.pace, proposal: null }
  await desk.commit({ seats, status, offer: null, pace }, ticket)
}

/** The host ends a table that nobody else plays at. After this nothing is saved for it. */
export async function close(desk: Desk, person: string, request: { readonly key: string }): Promise<void> {
  const ticket = ticketOf(person, 'close', request)
  if (desk.repeated(ticket) === null) await closeFor(desk, person, ticket)
}

async function closeFor(desk: Desk, person: string, ticket: Ticket): Promise<void> {
  desk.mustHost(person)
  const { status, seats } = desk.table
  if (status === 'closed') return
  if (status !== 'gathering') {
    desk.mustPlay()
    const others = seats.some((each) => each.kind === 'person' && !each.left && each.person !== person)
    if (others) throw new Refusal('already-started', 'Others are playing at this table.', { next: 'Leave it instead.' })
  }
  await desk.commit({ status: 'closed', offer: null }, ticket)
  if (status === 'gathering') for (const each of seats) if (each.person !== null) await desk.leaveDeal(each.person)
}

function withoutSeat(table: StoredTable, person: string): Partial<StoredTable> {
  const seats = table.seats.map((each) => (each.person === person ? openSeat : each))
  if (table.host !== person) return { seats }
  const heir = seats.find(({ kind }) => kind === 'person')?.person ?? null
  return heir === null ? { seats, status: 'closed' } : { seats, host: heir }
}
