import { Place, SeatMark } from '@turnwright/tabletop'
import type { Seat } from '@turnwright/kernel'
import { type FC, memo } from 'react'
import type { RowView } from '../../rules/view.ts'
import { Sign } from '../signs/sign.tsx'
import { RewardSteps } from './reward-steps.tsx'
import { ROWS } from './row-names.ts'
import './row-head.css'

interface RowHeadProps {
  readonly row: RowView
  readonly seat: Seat
  /** Only the viewer's own rows can be chosen. */
  readonly isMine: boolean
  /** What this seat did in its last turn, or does now. */
  readonly isUsed: boolean
}

/** The action of a row and what it brings now. */
export const RowHead: FC<RowHeadProps> = memo(function RowHead({ row, seat, isMine, isUsed }: RowHeadProps) {
  const { name, action, units } = ROWS[row.habitat]
  const unit = units[row.reward === 1 ? 0 : 1]
  const label = `${name}: ${action}, ${row.reward} ${unit}${row.hasTrade ? ', +1 by trade' : ''}`
  return (
    <Place of={isMine ? { space: `row-${row.habitat}` } : null} still label={label} className="row-head">
      <Sign of={row.habitat} className="row-head-sign" />
      <span className="row-head-name">
        <b>{name}</b> <span>{action}</span>
      </span>{' '}
      <span className="row-head-brings num">
        <b>{row.reward}</b> {unit} {row.hasTrade && <small>+1 by trade</small>}
      </span>
      <RewardSteps row={row} />
      {isUsed && (
        <span className="row-head-cube">
          <SeatMark seat={seat} />
        </span>
      )}
    </Place>
  )
})
