import type { Seat } from '@turnwright/kernel'
import type { ProposalKind } from '@turnwright/protocol'
import { Refusal } from '../refusal.ts'
import type { Desk } from '../tables/desk.ts'
import { type Ticket, ticketFor } from '../tables/ticket.ts'
import { letBotPlay, letOwnerPlay } from './stand-in.ts'
import type { StoredPace, StoredProposal } from './stored-pace.ts'
import { outcomeOf, votersAbout } from './votes.ts'

/** What one seat may propose while the log stands still, and how often it may speak about what is proposed. */
const MOST_PROPOSED = 16
const MOST_SPOKEN = 64

interface Wish {
  readonly seat: Seat
  readonly kind: ProposalKind
  readonly key: string
}

/** Proposes what to do about a seat that is waited for; whoever proposes it agrees. Proposing what is proposed is agreeing to it. */
export async function propose(desk: Desk, person: string, request: Wish): Promise<void> {
  const by = desk.mustSit(person)
  const ticket = ticketFor(by, 'propose', request)
  if (desk.repeated(ticket) !== null) return
  desk.mustPlay()
  const { seat, kind } = request
  mustPlayThemselves(desk, by)
  await desk.hearWhoIsThere()
  mustBeAbout(desk, by, seat, kind)
  const { proposal } = desk.table.pace
  if (proposal !== null && (proposal.seat !== seat || proposal.kind !== kind))
    throw new Refusal('no-vote', 'Something else is proposed already.', { next: 'Decide on that first.' })
  if (proposal !== null) {
    const { countedAs } = ticketFor(by, 'vote', request)
    return speak(desk, proposal, { by, accept: true, ticket: { ...ticket, countedAs } })
  }
  if ((await desk.keptLike(ticket)) >= MOST_PROPOSED) throw tooMuch('You have proposed too much since the last answer.')
  await settle(desk, spoken({ kind, seat, by, agreed: [], declined: [] }, by, true), ticket)
}

/** Agrees or declines; whoever proposed it takes it back by declining. */
export async function replyToProposal(
  desk: Desk,
  person: string,
  request: { readonly key: string; readonly accept: boolean },
): Promise<void> {
  const by = desk.mustSit(person)
  const ticket = ticketFor(by, 'vote', request)
  if (desk.repeated(ticket) !== null) return
  desk.mustPlay()
  const { pace } = desk.table
  const { proposal } = pace
  if (proposal === null) throw new Refusal('no-vote', 'Nothing is proposed any more.')
  mustPlayThemselves(desk, by)
  if (proposal.seat === by) throw new Refusal('no-vote', 'This is about you.', { next: 'Answer what you are asked.' })
  if (!request.accept && proposal.by === by) {
    await desk.commit({ pace: { ...pace, proposal: null } }, ticket)
    return
  }
  await desk.hearWhoIsThere()
  await speak(desk, proposal, { by, accept: request.accept, ticket })
}

/** Whoever is back takes over at once: the question that is open is theirs, if the bot has not answered it. */
export async function comeBack(desk: Desk, person: string, request: { readonly key: string }): Promise<void> {
  const seat = desk.mustSit(person)
  const ticket = ticketFor(seat, 'back', request)
  if (desk.repeated(ticket) !== null) return
  desk.mustPlay()
  if ((desk.table.pace.standIns[seat] ?? null) !== null) await desk.commit({ pace: letOwnerPlay(desk, seat) }, ticket)
}

/** Somebody who was away is there again: what was proposed because of it has come to nothing. */
export async function welcome(desk: Desk, seat: Seat): Promise<void> {
  const { pace, status } = desk.table
  const { proposal } = pace
  if (status !== 'playing' || proposal?.seat !== seat || proposal.kind === 'wait' || pace.over.includes(seat)) return
  if ((pace.standIns[seat] ?? null) === null) await desk.commit({ pace: { ...pace, proposal: null } })
}

interface Word {
  readonly by: Seat
  readonly accept: boolean
  readonly ticket: Ticket
}

/**
 * Everybody has a first word on whatever is proposed, however much others propose. Only who changes their mind without end
 * is stopped. Of who says the same again nothing is kept, unless it is decided by now: others may have gone meanwhile.
 */
async function speak(desk: Desk, proposal: StoredProposal, { by, accept, ticket }: Word): Promise<void> {
  const isSaid = (accept ? proposal.agreed : proposal.declined).includes(by)
  if (isSaid && outcomeOf(proposal, votersAbout(desk.table, proposal, desk.isAway)) === 'open') return
  const isOtherMind = (accept ? proposal.declined : proposal.agreed).includes(by)
  if (isOtherMind && (await desk.keptLike(ticket)) >= MOST_SPOKEN)
    throw tooMuch('You have changed your mind too often since the last answer.')
  await settle(desk, spoken(proposal, by, accept), ticket)
}

async function settle(desk: Desk, proposal: StoredProposal, ticket: Ticket): Promise<void> {
  const { pace } = desk.table
  switch (outcomeOf(proposal, votersAbout(desk.table, proposal, desk.isAway))) {
    case 'open':
      await desk.commit({ pace: { ...pace, proposal } }, ticket)
      return
    case 'failed':
      await desk.commit({ pace: { ...pace, proposal: null } }, ticket)
      return
    case 'passed':
      return carryOut(desk, proposal, ticket)
  }
}

async function carryOut(desk: Desk, { kind, seat, by }: StoredProposal, ticket: Ticket): Promise<void> {
  mustBeAbout(desk, by, seat, kind)
  const done = (pace: StoredPace) => desk.commit({ pace }, ticket)
  switch (kind) {
    case 'stand-in':
      await done(letBotPlay(desk, seat))
      return
    case 'wait':
      await done(letOwnerPlay(desk, seat))
      return
    case 'end':
      await desk.commit({ status: 'closed', offer: null, pace: { ...desk.table.pace, proposal: null } }, ticket)
  }
}

/** Whoever lets a bot play has no say meanwhile. */
function mustPlayThemselves({ table }: Desk, by: Seat): void {
  if ((table.pace.standIns[by] ?? null) !== null) throw new Refusal('stood-in')
}

/** Only about others who are waited for too long, or for whom a bot plays. */
function mustBeAbout(desk: Desk, by: Seat, seat: Seat, kind: ProposalKind): void {
  const { seats, pace, waitingFor, deal } = desk.table
  const about = seats[seat]
  if (seat === by || about?.kind !== 'person' || about.left)
    throw new Refusal('no-vote', 'Nobody has to be replaced there.', { next: 'Name the seat that is waited for.' })
  const isStoodIn = (pace.standIns[seat] ?? null) !== null
  if (isStoodIn) {
    if (kind === 'stand-in') throw new Refusal('no-vote', 'A bot plays for that seat already.')
    return
  }
  if (kind === 'wait') throw new Refusal('no-vote', 'No bot plays for that seat.')
  if (kind === 'stand-in' && deal !== null)
    throw new Refusal('no-vote', 'Others play this deal too: nobody is replaced in it.', {
      next: 'Wait on, or end the game.',
    })
  const isAsked = waitingFor.some((waiting) => waiting.seat === seat)
  if (!isAsked || !(pace.over.includes(seat) || desk.isAway(seat)))
    throw new Refusal('no-vote', 'That seat still has time, and its player is not away for long.', {
      next: 'Wait until its time is over.',
    })
}

function tooMuch(detail: string): Refusal {
  return new Refusal('no-vote', detail, { next: 'Wait for an answer first.' })
}

function spoken(proposal: StoredProposal, seat: Seat, accept: boolean): StoredProposal {
  const without = (said: readonly Seat[]): readonly Seat[] => said.filter((each) => each !== seat)
  const { agreed, declined } = proposal
  return {
    ...proposal,
    agreed: accept ? [...without(agreed), seat] : without(agreed),
    declined: accept ? without(declined) : [...without(declined), seat],
  }
}
