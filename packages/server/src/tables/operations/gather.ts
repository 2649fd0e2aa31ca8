import { timingSafeEqual } from 'node:crypto'
import type { SeatChangeRequest } from '@turnwright/protocol'
import { withDistinctNames } from '@turnwright/table'
import { isSealed, isUnsealed } from '../../deals/stored-deal.ts'
import { Refusal } from '../../refusal.ts'
import type { StoredSeat, StoredTable } from '../../store/store.ts'
import type { Desk } from '../desk.ts'
import { botSeat, openSeat, type Person, personSeat } from '../seats.ts'
import { type Ticket, ticketOf } from '../ticket.ts'

/** A host may change seats without end, but the requests are not kept without end. */
const MOST_KEPT = 256

export interface Joining {
  readonly invite?: string | undefined
  readonly seat?: number | undefined
  readonly agreesToHints?: boolean | undefined
}

/** Sits down. The last one to do so starts the game. */
export async function join(desk: Desk, person: Person, { invite, seat, agreesToHints }: Joining): Promise<void> {
  const { table } = desk
  if (table.seats.some((each) => each.person === person.id)) return
  mustSee(desk, person.id, invite)
  desk.mustGather()
  if (table.hints.rule === 'everybody' && agreesToHints !== true) throw new Refusal('hints-not-agreed')
  const free = table.seats.flatMap((each, at) => (isFreeFor(each, person) ? [at] : []))
  const taken = free.find((at) => seat === undefined || at === seat)
  if (taken === undefined) throw free.length === 0 ? new Refusal('no-free-seat') : otherSeatIsFree()
  const seated = personSeat(person, await desk.lastSaid())
  await desk.enterDeal(person.id)
  await settle(desk, withSeat(table, taken, seated))
}

/** What decides whether someone may watch: of the game, whether it has begun. */
interface Seen {
  readonly table: StoredTable
  readonly game: object | null
  readonly now: number
}

/**
 * Whether someone may watch: at an open table everyone, elsewhere those who were invited. Where nobody is to look on,
 * they see who gathers, and nothing of the game. While a deal is open nobody looks over the shoulders of those who play
 * it; once it has closed its finished games lie open.
 */
export function mustSee({ table, game, now }: Seen, person: string | null, invite: string | undefined): void {
  if (belongsTo(table, person) || isUnsealed(table, now)) return
  mustBeInvited(table, invite)
  if (!table.allowsSpectators && game !== null) throw new Refusal('no-spectators')
  if (isSealed(table, now) && table.status !== 'gathering') throw new Refusal('deal-open')
}

/** Whether someone may without an invitation. */
export function maySee(desk: Seen, person: string | null): boolean {
  try {
    mustSee(desk, person, undefined)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** Whether someone has a place here: as the host, in a seat, or in one that is kept for them. */
export function belongsTo(table: StoredTable, person: string | null): boolean {
  if (person === null) return false
  return table.host === person || table.seats.some((seat) => seat.person === person || seat.keptFor === person)
}

/**
 * The host gives a seat to a bot, or frees it: one that a bot has, one that is kept for somebody, or one of somebody who
 * is not there. Whoever is there stays.
 */
export async function changeSeat(desk: Desk, person: string, change: SeatChangeRequest): Promise<void> {
  const ticket = ticketOf(person, 'seats', change)
  if (desk.repeated(ticket) !== null) return
  desk.mustHost(person)
  desk.mustGather()
  desk.mustBeInTime()
  if (desk.table.seats[change.seat]?.kind === 'person') await desk.hearWhoIsThere()
  const seat = desk.stateFor(person, []).seats[change.seat]
  if (seat === undefined) throw new Refusal('bad-seats', 'That seat cannot be changed.')
  if (seat.kind === 'person' && desk.table.seats[change.seat]?.person === person)
    throw new Refusal('bad-seats', 'That is your own seat.', { next: 'Leave the table to give it up.' })
  if (seat.kind === 'person' && seat.connected)
    throw new Refusal('bad-seats', 'Whoever sits there is at the table.', {
      next: 'A seat can be freed while its player is away.',
    })
  const sat = desk.table.seats[change.seat]?.person ?? null
  if (sat !== null) await desk.leaveDeal(sat)
  // Where a deal is played everybody meets the same bots.
  const agentOf = async (named: string | undefined) =>
    desk.table.deal === null ? named : await desk.agentOfDeal(change.seat)
  const others = desk.table.seats.filter((_, at) => at !== change.seat)
  const given = change.kind === 'bot' ? botSeat(desk.module, await agentOf(change.agent), others) : openSeat
  await settle(
    desk,
    withSeat(desk.table, change.seat, given),
    (await desk.keptLike(ticket)) < MOST_KEPT ? ticket : null,
  )
}

/** The host begins with those who are there; seats nobody took fall away. */
export async function start(desk: Desk, person: string, request: { readonly key: string }): Promise<void> {
  const ticket = ticketOf(person, 'start', request)
  if (desk.repeated(ticket) !== null) return
  desk.mustHost(person)
  desk.mustGather()
  desk.mustBeInTime()
  const taken = desk.table.seats.filter(({ kind }) => kind !== 'open')
  const { min } = desk.module.definition.seats
  if (desk.needsAllSeats && taken.length < desk.table.seats.length)
    throw new Refusal('bad-seats', 'Every seat of this game must be taken.', {
      next: 'Give the free seats to bots, or wait for others.',
    })
  if (taken.length < min) throw new Refusal('bad-seats', `At least ${min} players are needed.`)
  await settle(desk, taken, ticket)
}

/** Stores the seats; when none is open any more, the game begins. */
export async function settle(desk: Desk, seats: readonly StoredSeat[], ticket: Ticket | null = null): Promise<void> {
  if (seats.some(({ kind }) => kind === 'open')) {
    await desk.commit({ seats }, ticket)
    return
  }
  const named = withDistinctNames(seats)
  desk.begin(named)
  await desk.commit({ seats: named, status: 'playing' }, ticket)
}

function otherSeatIsFree(): Refusal {
  const next = 'Join without naming a seat to get the first that is free.'
  return new Refusal('no-free-seat', 'That seat is not free, but another is.', { next })
}

function isFreeFor(seat: StoredSeat, person: Person): boolean {
  return seat.kind === 'open' && (seat.keptFor === null || seat.keptFor === person.id)
}

function withSeat({ seats }: StoredTable, at: number, seat: StoredSeat): readonly StoredSeat[] {
  return seats.map((each, i) => (i === at ? seat : each))
}

function mustBeInvited(table: StoredTable, invite: string | undefined): void {
  if (table.visibility === 'open') return
  const given = Buffer.from(invite ?? '')
  const token = Buffer.from(table.invite)
  if (given.length !== token.length || !timingSafeEqual(given, token)) throw new Refusal('invite-needed')
}
