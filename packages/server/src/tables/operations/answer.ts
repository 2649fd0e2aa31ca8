import type { Seat } from '@turnwright/kernel'
import type { AnswerEntry, AnySelection } from '@turnwright/kernel/host'
import type { Acknowledgement, AnswerRequest } from '@turnwright/protocol'
import { wasHinted } from '@turnwright/table'
import { botAt, mustPlayOneself } from '../../clocks/stand-in.ts'
import { Refusal } from '../../refusal.ts'
import type { Desk } from '../desk.ts'
import { withHelp } from '../helped.ts'
import { ticketFor } from '../ticket.ts'

/** A person answers. The kernel checks request, branch and selection; here only who it is that speaks. */
export async function answer(desk: Desk, person: string, request: AnswerRequest): Promise<Acknowledgement> {
  const seat = desk.mustSit(person)
  const ticket = ticketFor(seat, 'answer', request)
  const before = desk.repeated(ticket)
  if (before !== null) return before
  const game = desk.mustPlay()
  desk.mustBeInTime()
  const { actor, title, selection, requestId, branchId } = request
  if (game.player(seat).name !== actor) throw new Refusal('not-your-seat')
  mustPlayOneself(desk, seat)
  const hinted = wasHinted(desk.table, seat, requestId)
  desk.attempt(() =>
    game.respondToInputRequest({ actor, title, selection, requestId, branchId, isUserResponse: true, hinted }),
  )
  return desk.commitFor(ticket, { offer: null })
}

export interface BotAnswer {
  readonly title: string
  readonly selection: AnySelection
  readonly requestId: string
}

/** A bot answers, through the same queue and the same checks. `timeout` marks what was chosen in its place. */
export async function botAnswer(desk: Desk, seat: Seat, given: BotAnswer, kind: AnswerEntry['kind']): Promise<void> {
  const game = desk.mustPlay()
  // Whoever sits there may have come back meanwhile, and answers.
  if (botAt(desk.table, seat, desk.module) === null) throw new Refusal('wrong-actor')
  const actor = game.player(seat).name
  desk.attempt(() => game.respondToInputRequest({ actor, ...given, isUserResponse: false }, kind))
  const isForPerson = desk.table.seats[seat]?.kind === 'person'
  await desk.commit({ offer: null, ...(isForPerson ? { helped: withHelp(desk.table, { seat, by: 'bot' }) } : {}) })
}
