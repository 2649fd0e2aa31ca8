import { type FC, memo } from 'react'
import type { Habitat } from '../../cards/habitat.ts'
import { PLAYER_BOARD, type Trade } from '../../cards/board.ts'
import type { SignName } from '../signs/drawings.tsx'
import { FoodSign } from '../signs/food-sign.tsx'
import { Sign } from '../signs/sign.tsx'
import { ROWS } from './row-names.ts'
import './ribbon.css'

interface RibbonProps {
  readonly habitat: Habitat
  /** How many birds live in the row when this is what it brings. */
  readonly birds: number
  /** This is what the row brings now. */
  readonly isNow: boolean
}

/** Above each column: what using the row brings when this is its first free slot, and the trade. */
export const Ribbon: FC<RibbonProps> = memo(function Ribbon({ habitat, birds, isNow }: RibbonProps) {
  const { baseRewards, bonusRewards } = PLAYER_BOARD[habitat]
  const trade = bonusRewards[birds] ?? null
  return (
    <span className="ribbon" data-now={isNow || undefined} aria-hidden="true">
      <span>
        {Array.from({ length: baseRewards[birds] ?? 0 }, (_, place) => (
          <Sign key={place} of={ROWS[habitat].reward} />
        ))}
      </span>
      {trade !== null && <TradeMark trade={trade} reward={ROWS[habitat].reward} />}
    </span>
  )
})

function TradeMark({ trade, reward }: { readonly trade: Trade; readonly reward: SignName }) {
  return (
    <span className="ribbon-trade">
      {trade.tradeFrom === 'FOOD' ? <FoodSign of="wild" /> : <Sign of={trade.tradeFrom === 'EGGS' ? 'egg' : 'card'} />}
      <Sign of="arrow" />
      <Sign of={reward} />
    </span>
  )
}
