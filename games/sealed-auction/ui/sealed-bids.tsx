import type { Player } from '@turnwright/kernel'
import { type BoardProps, othersOf, SeatMark } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { AuctionView, MoneyCard } from '../index.ts'
import { EmptyEnvelope, OpenEnvelope, SealedEnvelope } from './envelope.tsx'
import './sealed-bids.css'

/** Who has sealed a bid for the lot on the block. Yours stands open while you choose. */
export function SealedBids(props: BoardProps<AuctionView>): ReactElement {
  const { view, seat: me, players, projection } = props
  const waited = new Set(projection.waitingFor.map(({ seat }) => seat))
  const mine = players.filter(({ seat }) => seat === me)
  const shown = [...mine, ...othersOf(props).filter(({ seat }) => seat !== me)].filter(
    ({ seat }) => view.collectors[seat]?.isPresent === true,
  )
  const bidders = shown.filter(({ seat }) => bids(view, seat))
  const sealed = view.block === null ? 0 : bidders.filter(({ seat }) => !waited.has(seat)).length
  return (
    <div className="bids-side">
      <h2 className="zone-title">
        Sealed bids{' '}
        <small className="num">
          {sealed} of {bidders.length} in
        </small>
      </h2>
      <ul className="bids" data-many={shown.length > 4 || undefined}>
        {shown.map((player) => (
          <BidOf key={player.seat} player={player} props={props} choosing={waited.has(player.seat)} />
        ))}
      </ul>
    </div>
  )
}

interface BidOfProps {
  readonly player: Player
  readonly props: BoardProps<AuctionView>
  readonly choosing: boolean
}

function BidOf({ player: { seat, name }, props, choosing }: BidOfProps) {
  const { view, seat: me } = props
  const mine = seat === me
  const word = bidWord(view, seat, choosing, mine)
  return (
    <li className="bid">
      {word === 'not sealed yet' ? (
        <OpenEnvelope inside={chosenMoney(props)} />
      ) : word === 'sealed' ? (
        <SealedEnvelope seat={seat} />
      ) : (
        <EmptyEnvelope word={word} />
      )}
      <span className="bid-of">
        <SeatMark seat={seat} />
        {mine ? 'You' : name}
        {(word === 'sealed' || mine) && <small>{word}</small>}
      </span>
    </li>
  )
}

function bidWord(view: AuctionView, seat: number, choosing: boolean, mine: boolean): string {
  if (!bids(view, seat)) return 'sits out'
  if (view.block === null) return 'no bid yet'
  if (!choosing) return 'sealed'
  return mine ? 'not sealed yet' : 'choosing'
}

/** The opener always bids; who took the consolation sits this lot out. */
export function bids(view: AuctionView, seat: number): boolean {
  return view.block?.opener === seat || view.sittingOut !== seat
}

/** What is picked for the bid so far. */
export function chosenMoney({ view, seat, prompts, drafts }: BoardProps<AuctionView>): readonly MoneyCard[] {
  const hand = seat === null ? [] : (view.collectors[seat]?.hand ?? [])
  const picked = prompts.flatMap(({ requestId }) => drafts[requestId] ?? []).map(({ id }) => id)
  return hand.filter(({ card }) => picked.includes(card))
}
