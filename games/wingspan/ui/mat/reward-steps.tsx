import type { ReactElement } from 'react'
import { PLAYER_BOARD } from '../../cards/board.ts'
import type { RowView } from '../../rules/view.ts'
import { Print } from '../signs/print.tsx'
import './reward-steps.css'

/** All rewards of a row in a line, for a phone; those with a trade are underlined. */
export function RewardSteps({ row }: { readonly row: RowView }): ReactElement {
  const { baseRewards, bonusRewards } = PLAYER_BOARD[row.habitat]
  return (
    <span className="reward-steps num" aria-hidden="true">
      {baseRewards.map((reward, birds) => (
        // The steps of a row never change.
        <i
          key={birds}
          data-now={birds === row.birds.length || undefined}
          data-trade={bonusRewards[birds] !== null || undefined}
        >
          <Print text={reward} />
        </i>
      ))}
    </span>
  )
}
