import type { Player, Seat } from '@turnwright/kernel'
import { CheckIcon, SeatMark } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { SaleView } from '../index.ts'
import { MiniMoney } from './money-card.tsx'
import './opened-bids.css'

interface OpenedBidsProps {
  readonly sale: SaleView
  readonly players: readonly Player[]
  readonly me: Seat | null
}

/** The bids of the last sale, once everybody has seen them. */
export function OpenedBids({ sale, players, me }: OpenedBidsProps): ReactElement {
  return (
    <div className="bids-side">
      <h2 className="zone-title">
        Bids opened <small>{sale.lot?.name}</small>
      </h2>
      <ul className="opened">
        {sale.bids.map(({ seat, values }) => (
          <li key={seat} className="zone opened-bid" data-seat={seat} data-won={seat === sale.winner || undefined}>
            <span className="opened-of">
              <SeatMark seat={seat} />
              <span className="opened-name">{seat === me ? 'You' : players[seat]?.name}</span>
              {seat === sale.winner && <CheckIcon size={15} aria-label="wins" />}
            </span>
            <span className="opened-money">
              {values.map((value, place) => (
                <MiniMoney key={place} value={value} isPromise={value === 8} />
              ))}
            </span>
            <b className="num">{values.length === 0 ? 'pass' : values.reduce((sum, value) => sum + value, 0)}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
