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
  const free = () => store.seat({ seat: seat.seat, kind: 'open' })
  return (
    <li className="gathering-seat" data-kind={seat.kind}>
      <SeatMark seat={seat.seat} />
      {seat.kind === 'open' ? (
        <span className="quiet">Free seat</span>
      ) : (
        <b>{seat.seat === you.seat ? `${seat.name} (you)` : seat.name}</b>
      )}
      {seat.kind === 'bot' && (
        <span className="gathering-bot">
          <BotIcon size={15} aria-hidden="true" />
          bot
        </span>
      )}
      {you.host && seat.kind === 'open' && (
        <button
          type="button"
          className="btn btn-small"
          aria-label={`Give seat ${seat.seat + 1} to a bot`}
          onClick={addBot}
        >
          Seat a bot
        </button>
      )}
      {you.host && seat.kind === 'bot' && (
        <button
          type="button"
          className="btn btn-small btn-quiet"
          aria-label={`Free seat ${seat.seat + 1}`}
          onClick={free}
        >
          Free the seat
        </button>
      )}
    </li>
  )
}
