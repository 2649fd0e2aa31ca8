import type { TableState, UndoOffer } from '@turnwright/protocol/client'
import { UndoIcon } from '@turnwright/tabletop'
import { lookBackWords } from './second-looks.ts'
import './notice-card.css'

interface UndoOfferCardProps {
  readonly offer: UndoOffer
  readonly state: TableState
  readonly onReply: (accept: boolean) => void
}

/** Somebody wishes to take answers back that others have seen: everyone must agree. */
export function UndoOfferCard({ offer, state, onReply }: UndoOfferCardProps) {
  const { seats, you, play } = state
  const asked = seats.filter(({ seat, kind, left }) => kind === 'person' && !left && seat !== offer.by)
  const missing = asked.filter(({ seat }) => !offer.agreed.includes(seat)).map(({ name }) => name)
  const back = Math.max(1, (play?.answers ?? 0) - offer.answers)
  const what = back === 1 ? 'the last answer' : `the last ${back} answers`
  const mine = offer.by === you.seat
  const means = lookBackWords(offer.means, play?.secondLooks === true)
  const agreed = you.seat !== null && offer.agreed.includes(you.seat)
  return (
    <div className="notice" data-kind="offer" role="alert">
      <p className="notice-title">
        <UndoIcon size={18} aria-hidden="true" />
        {mine ? `You ask to take back ${what}` : `${seats[offer.by]?.name} asks to take back ${what}`}
      </p>
      <p>{missing.length === 0 ? 'Everyone agrees.' : `Still to agree: ${missing.join(', ')}.`}</p>
      {means !== null && <p>{means}</p>}
      {you.seat !== null && (
        <div className="notice-doors">
          {!mine && !agreed && (
            <button type="button" className="btn btn-primary" onClick={() => onReply(true)}>
              Agree
            </button>
          )}
          <button type="button" className="btn" onClick={() => onReply(false)}>
            {mine ? 'Withdraw' : 'Decline'}
          </button>
        </div>
      )}
    </div>
  )
}
