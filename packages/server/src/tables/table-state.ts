import type { Seat } from '@turnwright/kernel'
import { fingerprintOf, type Game, project, type Projection } from '@turnwright/kernel/host'
import type { SeatState, TableOrigin, TableState, TableSummary, UndoOffer } from '@turnwright/protocol'
import { isSealed } from '../deals/stored-deal.ts'
import type { StoredOffer, StoredOrigin, StoredSeat, StoredTable } from '../store/store.ts'
import { type Audiences, type Standing, standingOf } from './audiences.ts'
import { lookBack, mayOffer } from './look-back.ts'
import { isGoingInCircles } from './loops.ts'
import type { PlayedTable } from './played-table.ts'
import { turnToTakeBack } from './turn-to-take-back.ts'
import { wireCopy } from './wire-copy.ts'

/**
 * What the table tells from where someone stands, in words of a locale. All that is said of the game comes through the
 * kernel's one door.
 */
export function tableStateFor(
  { table, game }: PlayedTable,
  standing: Standing,
  locale: string,
  audiences: Audiences,
): TableState {
  const seat = typeof standing === 'number' ? standing : null
  const isHost = standing === 'host' || (seat !== null && table.seats[seat]?.person === table.host)
  // Whoever looked at a deal's table before it began watches none of it.
  const isShut = standing === 'watching' && isSealed(table)
  const play = game === null || isShut ? null : projectionOf(game, seat, locale, table)
  return {
    id: table.id,
    game: table.game,
    options: table.options,
    visibility: table.visibility,
    status: table.status,
    you: { seat, host: isHost },
    seats: table.seats.map((each, at) => seatState(each, at, each.kind === 'bot' || audiences.isConnected(at))),
    spectators: audiences.spectators,
    invite: standing === 'watching' ? null : table.invite,
    allowsSecondLooks: table.allowsSecondLooks,
    offer: game === null ? null : offerFor(table.offer, game, seat),
    mayOffer: mayOffer(table, game, seat),
    turn: turnToTakeBack(table, game, seat),
    rematch: table.rematch,
    origin: table.origin === null ? null : originTold(table.origin),
    deal: table.deal && { id: table.deal.id, closes: new Date(table.deal.closes).toISOString() },
    seq: game?.log.length ?? 0,
    fingerprint: play === null ? null : fingerprintOf(play.view),
    play,
  }
}

/** Where its game began, for everybody at the table. */
function originTold({ table, at, players, knownTo }: StoredOrigin): TableOrigin {
  return { table, at, players: [...players], knownTo }
}

function offerFor(offer: StoredOffer | null, game: Game, seat: Seat | null): UndoOffer | null {
  return offer && { ...offer, agreed: [...offer.agreed], means: lookBack(game, offer.answers, seat) }
}

/** A table that is over takes nothing back, nor one that goes in circles, whatever the kernel would allow. */
function projectionOf(game: Game, seat: Seat | null, locale: string, { status }: StoredTable): Projection {
  const { players, canUndo, ...told } = project(game, seat, { locale })
  // Who plays never changes: left as it is, it is recognised as unchanged at a glance.
  return {
    players,
    canUndo: canUndo && status === 'playing' && !isGoingInCircles(game),
    ...(wireCopy(told) as typeof told),
  }
}

function seatState({ kind, name, agent, left }: StoredSeat, seat: Seat, connected: boolean): SeatState {
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
    waitingFor: table.waitingFor.map((waiting) => waiting.seat),
    yourTurn: asks !== undefined,
    asks: asks?.title ?? null,
    winners: table.winners === null ? null : [...table.winners],
    updated: new Date(table.updated).toISOString(),
  }
}
