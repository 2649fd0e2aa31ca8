import type { Seat } from '@turnwright/kernel'
import type { Proposal, ProposalKind, TableState } from '@turnwright/protocol/client'
import { SeatMark } from '@turnwright/tabletop'
import { Bot, Check, DoorClosed, Hourglass, X } from 'lucide-react'

export interface VoteDoors {
  readonly propose: (seat: Seat, kind: ProposalKind) => void
  readonly reply: (accept: boolean) => void
}

interface VoteProps extends VoteDoors {
  readonly state: TableState
  readonly seat: Seat
  readonly name: string
}

/** What is proposed about a seat, or what could be. Whoever only watches sees it. */
export function Vote({ state, seat, name, propose, reply }: VoteProps) {
  const { you, seats, proposal, deal } = state
  const me = you.seat
  const hasSay = me !== null && me !== seat && seats[me]?.left === false && seats[me].standIn === null
  if (proposal?.seat === seat) return <OpenVote {...{ state, proposal, name, reply }} />
  if (!hasSay) return null
  const isAlone = votersBesides(state, seat) === 0
  const also = isAlone ? '' : '…'
  return (
    <div className="house-doors">
      {deal === null && (
        <button type="button" className="btn btn-primary" data-key="c" onClick={() => propose(seat, 'stand-in')}>
          Let a bot play for {name}
          {also} <kbd className="key">C</kbd>
        </button>
      )}
      <button type="button" className="btn" onClick={() => propose(seat, 'end')}>
        End the game{also}
      </button>
    </div>
  )
}

/** How many others have a say beside oneself. */
function votersBesides({ seats, you }: TableState, about: Seat): number {
  return seats.filter(
    ({ seat, kind, left, away, standIn }) =>
      kind === 'person' && !left && !away && standIn === null && seat !== about && seat !== you.seat,
  ).length
}

interface OpenVoteProps {
  readonly state: TableState
  readonly proposal: Proposal
  readonly name: string
  readonly reply: (accept: boolean) => void
}

function OpenVote({ state, proposal, name, reply }: OpenVoteProps) {
  const { you, seats } = state
  const { by, kind, agreed, declined, voters } = proposal
  const nameOf = (seat: Seat): string => (seat === you.seat ? 'You' : (seats[seat]?.name ?? ''))
  const hasSay = you.seat !== null && voters.includes(you.seat)
  const hasAgreed = you.seat !== null && agreed.includes(you.seat)
  const isMine = by === you.seat
  const words = proposalWords(kind, name)
  return (
    <section className="vote" aria-label="A proposal">
      <p className="vote-by">
        <SeatMark seat={by} />
        <b>{nameOf(by)}</b> {isMine ? 'propose' : 'proposes'}
      </p>
      <p className="vote-what">
        {words.icon}
        <b>{words.title}</b>
        <small>{words.about}</small>
      </p>
      <ul className="voters" aria-label="Who agrees">
        {voters.map((seat) => {
          const said = agreed.includes(seat) ? 'agrees' : declined.includes(seat) ? 'against' : 'asked'
          return (
            <li key={seat} data-seat={seat} data-said={said}>
              <SeatMark seat={seat} />
              {nameOf(seat)}
              <span className="voter-says">
                {said === 'agrees' && <Check size={15} aria-hidden="true" />}
                {said === 'against' && <X size={15} aria-hidden="true" />}
                {saidWords(said, seat === you.seat)}
              </span>
            </li>
          )
        })}
        <li data-seat={proposal.seat}>
          <SeatMark seat={proposal.seat} />
          {nameOf(proposal.seat)}
          <span className="voter-says">not needed</span>
        </li>
      </ul>
      {hasSay && (
        <div className="house-doors">
          {!hasAgreed && (
            <button type="button" className="btn btn-primary" data-key="c" onClick={() => reply(true)}>
              {words.yes} <kbd className="key">C</kbd>
            </button>
          )}
          <button type="button" className="btn" onClick={() => reply(false)}>
            {isMine ? 'Withdraw it' : words.no}
          </button>
        </div>
      )}
    </section>
  )
}

function saidWords(said: 'agrees' | 'against' | 'asked', isMe: boolean): string {
  if (said === 'asked') return isMe ? 'are asked' : 'is asked'
  if (said === 'against') return isMe ? 'are against it' : 'is against it'
  return isMe ? 'agree' : 'agrees'
}

function proposalWords(kind: ProposalKind, name: string) {
  switch (kind) {
    case 'stand-in':
      return {
        icon: <Bot size={28} aria-hidden="true" />,
        title: `A bot plays for ${name} until they are back`,
        about: 'It knows what they know and no more. The seat is theirs again as soon as they return.',
        yes: 'Let it play',
        no: 'Wait on',
      }
    case 'wait':
      return {
        icon: <Hourglass size={28} aria-hidden="true" />,
        title: `The bot stops, and we wait for ${name}`,
        about: 'What it has played stays.',
        yes: 'Wait for them',
        no: 'Let it play on',
      }
    case 'end':
      return {
        icon: <DoorClosed size={28} aria-hidden="true" />,
        title: 'The game ends here',
        about: 'Nobody wins it, and nothing is kept of it.',
        yes: 'End the game',
        no: 'Play on',
      }
  }
}
