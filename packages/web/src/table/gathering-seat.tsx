import type { SeatState, TableState } from '@turnwright/protocol/client'
import { BotIcon, SeatMark } from '@turnwright/tabletop'
import type { TableStore } from './table-store.ts'

interface GatheringSeatProps {
  readonly seat: SeatState
  readonly you: TableState['you']
  /** The bot that would sit down here. */
  readonly agent: string | undefined
  readonly store: TableStore
}

export function GatheringSeat({ seat, you, agent, store }: GatheringSeatProps) {
  const addBot = () => store.seat({ seat: seat.seat, kind: 'bot', ...(agent === undefined ? {} : { agent }) })
  const isKept = seat.kind === 'open' && seat.name !== null
  const isAway = seat.kind === 'person' && !seat.connected && seat.seat !== you.seat
  const free = () => store.seat({ seat: seat.seat, kind: 'open' })
  return (
    <li className="gathering-seat" data-kind={seat.kind}>
      <SeatMark seat={seat.seat} />
      {seat.kind === 'open' ? (
        <span className="quiet">{isKept ? `Kept for ${seat.name}` : 'Free seat'}</span>
      ) : (
        <b>{seat.seat === you.seat ? `${seat.name} (you)` : seat.name}</b>
      )}
      {seat.kind === 'bot' && (
        <span className="gathering-bot">
          <BotIcon size={15} aria-hidden="true" />
          bot
        </span>
      )}
      {isAway && <span className="gathering-away">away</span>}
      {you.host && seat.kind === 'open' && !isKept && (
        <button
          type="button"
          className="btn btn-small"
          aria-label={`Give seat ${seat.seat + 1} to a bot`}
          onClick={addBot}
        >
          Seat a bot
        </button>
      )}
      {you.host && (seat.kind === 'bot' || isKept || isAway) && (
        <button
          type="button"
          className="btn btn-small btn-quiet"
          aria-label={`Free seat ${seat.seat + 1}${seat.name === null ? '' : `, ${isKept ? 'kept for ' : ''}${seat.name}`}`}
          onClick={free}
        >
          Free the seat
        </button>
      )}
    </li>
  )
}
