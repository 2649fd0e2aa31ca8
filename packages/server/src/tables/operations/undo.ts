import type { Seat } from '@turnwright/kernel'
import type { Game } from '@turnwright/kernel/host'
import type { Acknowledgement } from '@turnwright/protocol'
import { aimOfOffer, barToOffer, barToUndo, type UndoBar } from '@turnwright/table'
import { mustPlayOneself } from '../../clocks/stand-in.ts'
import { Refusal } from '../../refusal.ts'
import type { StoredOffer, StoredTable } from '../../store/store.ts'
import type { Desk } from '../desk.ts'
import { type Ticket, ticketFor } from '../ticket.ts'

/** Offers of one seat while the log stands still. What is said to them needs no bound: it is said once to each. */
const MOST_OFFERS = 32

interface UndoRequest {
  readonly key: string
  /** How many answers stay in force; without it all but the last. */
  readonly answers?: number | undefined
}

/** Takes back one's last answers, as far as the kernel's barrier allows. */
export async function undo(desk: Desk, person: string, request: UndoRequest): Promise<Acknowledgement> {
  const seat = desk.mustSit(person)
  const ticket = ticketFor(seat, 'undo', request)
  const before = desk.repeated(ticket)
  if (before !== null) return before
  const game = desk.mustPlay()
  mustPlayOneself(desk, seat)
  mustNotBeBarred(barToUndo(desk.table, game, seat, request.answers))
  const { answers = game.history.length - 1 } = request
  do desk.attempt(() => game.undo(seat))
  while (game.history.length > answers)
  return desk.commitFor(ticket, { offer: null })
}

/** Asks the others to go back past the barrier. Where only bots are left to ask, they agree at once. */
export async function offerUndo(
  desk: Desk,
  person: string,
  request: { readonly key: string; readonly answers: number },
): Promise<void> {
  const seat = desk.mustSit(person)
  const ticket = ticketFor(seat, 'offer', request)
  if (desk.repeated(ticket) !== null) return
  const game = desk.mustPlay()
  mustPlayOneself(desk, seat)
  if ((await desk.keptLike(ticket)) >= MOST_OFFERS)
    throw new Refusal('undo-barred', 'You have offered too many undos since the last answer.', {
      next: 'Play on: after the next answer you can offer again.',
    })
  const aim = aimOfOffer(desk.table, game, seat, request.answers)
  if (typeof aim !== 'number') throw barred(aim)
  await settle(desk, game, { by: seat, answers: aim, agreed: [] }, ticket)
}

/** One of the others agrees or declines; whoever offered takes the offer back by declining. */
export async function replyToOffer(
  desk: Desk,
  person: string,
  request: { readonly key: string; readonly accept: boolean },
): Promise<void> {
  const seat = desk.mustSit(person)
  const ticket = ticketFor(seat, 'reply', request)
  if (desk.repeated(ticket) !== null) return
  const game = desk.mustPlay()
  const { offer } = desk.table
  if (offer === null) throw new Refusal('no-offer')
  if (!request.accept) await desk.commit({ offer: null }, ticket)
  // Whoever agreed already has nothing to add, and nothing is kept of it.
  else if (seat !== offer.by && !offer.agreed.includes(seat))
    await settle(desk, game, { ...offer, agreed: [...offer.agreed, seat] }, ticket)
}

async function settle(desk: Desk, game: Game, offer: StoredOffer, ticket: Ticket): Promise<void> {
  mustNotBeBarred(barToOffer(desk.table, game, offer.by, offer.answers))
  if (othersToAsk(desk.table, offer).length > 0) {
    await desk.commit({ offer }, ticket)
    return
  }
  const others = game.players.map(({ seat }) => seat).filter((seat) => seat !== offer.by)
  desk.attempt(() => game.undoWithConsent(offer.by, offer.answers, others))
  await desk.commit({ offer: null }, ticket)
}

/** People who still play and have not agreed yet. */
function othersToAsk({ seats }: StoredTable, { by, agreed }: StoredOffer): readonly Seat[] {
  return seats.flatMap(({ kind, left }, seat) =>
    kind === 'person' && !left && seat !== by && !agreed.includes(seat) ? [seat] : [],
  )
}

function mustNotBeBarred(bar: UndoBar | null): void {
  if (bar !== null) throw barred(bar)
}

function barred({ detail, next }: UndoBar): Refusal {
  return new Refusal('undo-barred', detail, { next })
}
