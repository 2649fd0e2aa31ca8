import type { Seat } from '@turnwright/kernel'
import type { Game } from '@turnwright/kernel/host'
import type { Acknowledgement } from '@turnwright/protocol'
import { Refusal } from '../../refusal.ts'
import type { StoredOffer, StoredTable } from '../../store/store.ts'
import type { Desk } from '../desk.ts'
import { beforeAPerson, firstThatMayGo, isAllowed, lookBack } from '../look-back.ts'
import { mustNotGoInCircles } from '../loops.ts'
import { type Ticket, ticketFor } from '../ticket.ts'
import { isOwnAlone } from '../turn-to-take-back.ts'

/** Requests that are kept while the log stands still: offers, and what was said to them. */
const MOST_KEPT = 32

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
  if (!desk.table.allowsSecondLooks && game.history.length > 0 && !game.canUndo(seat)) throw noSecondLooks()
  mustNotGoInCircles(game)
  const { answers = game.history.length - 1 } = request
  if (request.answers !== undefined && !isOwnAlone(game, seat, answers))
    throw new Refusal('undo-barred', 'Not all of these answers are yours to take back alone.', {
      next: 'Take back the last one, or ask the others to go back further.',
    })
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
  mustNotGoInCircles(game)
  if ((await desk.keptSinceLastEntry()) >= MOST_KEPT)
    throw new Refusal('undo-barred', 'Too many undos were offered since the last answer.', {
      next: 'Play on: after the next answer you can offer again.',
    })
  const answers = aimOf(desk.table, game, request.answers)
  await settle(desk, game, { by: seat, answers, agreed: [] }, ticket)
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
  if (!isAllowed(desk.table, lookBack(game, offer.answers, offer.by))) throw noSecondLooks()
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

/** Where an offer leads, or why there is nothing to offer. */
function aimOf(table: StoredTable, game: Game, answers: number): number {
  if (answers >= game.history.length)
    throw new Refusal('undo-barred', 'There is no answer to take back there.', {
      next: 'Play on, or offer to go back further.',
    })
  const aim = beforeAPerson(table, game, answers)
  if (aim < 0)
    throw new Refusal('undo-barred', 'Nobody but programs had answered by then.', {
      next: 'Play on: there is nothing to take back yet.',
    })
  if (aim < game.history.floor)
    throw new Refusal('undo-barred', 'That was answered under earlier rules, and stays.', {
      next: 'Play on, or offer to go back less far.',
    })
  if (aim < firstThatMayGo(table, game))
    throw new Refusal('undo-barred', 'Somebody has left since then, and that stays.', {
      next: 'Play on, or offer to go back less far.',
    })
  return aim
}

function noSecondLooks(): Refusal {
  return new Refusal(
    'undo-barred',
    'This table allows no second looks: only your own last answers can be taken back, until something is revealed or another player answers.',
    { next: 'Play on. A table that allows second looks can be opened in the lobby.' },
  )
}
