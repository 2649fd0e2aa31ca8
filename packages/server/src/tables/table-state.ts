import type { Seat } from '@turnwright/kernel'
import { type Game, keptFingerprintOf, type Projection } from '@turnwright/kernel/host'
import type { SeatState, TableOrigin, TableState, TableSummary, UndoOffer } from '@turnwright/protocol'
import { hintsTold, lookBack, mayOffer, toldPlay, turnToTakeBack } from '@turnwright/table'
import { untilAway } from '../clocks/away.ts'
import { clockTold, proposalTold } from '../clocks/told-pace.ts'
import { isSealed } from '../deals/stored-deal.ts'
import type { StoredOffer, StoredOrigin, StoredSeat, StoredTable } from '../store/store.ts'
import { type Attendance, type Standing, standingOf } from './audiences.ts'
import type { PlayedTable } from './played-table.ts'

/**
 * What the table tells from where someone stands, in words of a locale. All that is said of the game comes through the
 * kernel's one door.
 */
export function tableStateFor(
  { table, game, module }: PlayedTable,
  standing: Standing,
  locale: string,
  audiences: Attendance,
  now: number,
): TableState {
  const seat = typeof standing === 'number' ? standing : null
  const isHost = standing === 'host' || (seat !== null && table.seats[seat]?.person === table.host)
  // Whoever looked at a table before it began, and may not look on, watches none of it.
  const isShut = standing === 'watching' && (!table.allowsSpectators || isSealed(table, now))
  const before = audiences.lastTold(standing, locale)
  const play = game === null || isShut ? null : toldPlay(game, seat, locale, table, before?.play ?? undefined)
  return {
    id: table.id,
    game: table.game,
    options: table.options,
    visibility: table.visibility,
    status: table.status,
    you: { seat, host: isHost },
    ...presenceAt(table, audiences),
    invite: standing === 'watching' ? null : table.invite,
    allowsSecondLooks: table.allowsSecondLooks,
    allowsSpectators: table.allowsSpectators,
    hints: hintsTold(table, seat, module),
    pace: table.pace.rule,
    clock: clockTold(table),
    offer: game === null ? null : offerFor(table.offer, game, seat),
    mayOffer: mayOffer(table, game, seat),
    turn: turnToTakeBack(table, game, seat),
    rematch: table.rematch,
    origin: table.origin === null ? null : originTold(table.origin),
    deal: table.deal && { id: table.deal.id, closes: new Date(table.deal.closes).toISOString() },
    seq: game?.log.length ?? 0,
    fingerprint: play === null ? null : fingerprintFor(play, before),
    play,
  }
}

/** The same, with those who are there now. */
export function withPresence(told: TableState, table: StoredTable, audiences: Attendance): TableState {
  return { ...told, ...presenceAt(table, audiences) }
}

/** Who is there, and what hangs on it. */
function presenceAt(
  table: StoredTable,
  audiences: Attendance,
): Pick<TableState, 'seats' | 'spectators' | 'watching' | 'proposal'> {
  const isAway = (at: Seat): boolean => untilAway(table, at, audiences) === 0
  return {
    seats: seatStates(table, audiences, isAway),
    spectators: audiences.spectators,
    watching: audiences.watching,
    proposal: proposalTold(table, isAway),
  }
}

function fingerprintFor({ view }: Projection, before: TableState | null): string {
  if (before !== null && before.fingerprint !== null && before.play?.view === view) return before.fingerprint
  return keptFingerprintOf(view)
}

/** Where its game began, for everybody at the table. */
function originTold({ table, at, players, knownTo }: StoredOrigin): TableOrigin {
  return { table, at, players: [...players], knownTo }
}

function offerFor(offer: StoredOffer | null, game: Game, seat: Seat | null): UndoOffer | null {
  return offer && { ...offer, agreed: [...offer.agreed], means: lookBack(game, offer.answers, seat) }
}

function seatStates({ seats, pace }: StoredTable, audiences: Attendance, isAway: (seat: Seat) => boolean): SeatState[] {
  return seats.map((each, at) => ({
    ...seatState(each, at, each.kind === 'bot' || audiences.isConnected(at)),
    away: isAway(at),
    standIn: pace.standIns[at] ?? null,
  }))
}

function seatState(
  { kind, name, agent, left }: StoredSeat,
  seat: Seat,
  connected: boolean,
): Omit<SeatState, 'away' | 'standIn'> {
  return { seat, kind, name, agent, connected, left }
}

/** A table in a list: made from what is stored, without waking the game. */
export function summaryFor(table: StoredTable, person: string | null): TableSummary {
  const standing = standingOf(table, person)
  const seat = typeof standing === 'number' ? standing : null
  const asks = seat === null ? undefined : table.waitingFor.find((waiting) => waiting.seat === seat)
  return {
    id: table.id,
    game: table.game,
    status: table.status,
    visibility: table.visibility,
    seats: table.seats.map(({ kind, name, agent }, at) => ({ seat: at, kind, name, agent })),
    you: { seat, host: table.host === person },
    pace: table.pace.rule,
    waitingFor: table.waitingFor.map((waiting) => waiting.seat),
    waitingSince: table.waitingFor.map(({ since = table.updated }) => new Date(since).toISOString()),
    round: table.waitingFor[0]?.round ?? null,
    yourTurn: asks !== undefined,
    asks: asks?.title ?? null,
    winners: table.winners === null ? null : [...table.winners],
    updated: new Date(table.updated).toISOString(),
  }
}
