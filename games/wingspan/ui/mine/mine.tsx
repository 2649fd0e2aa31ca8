import { type FC, memo } from 'react'
import type { PlayerView } from '../../rules/view.ts'
import { BonusList } from './bonus-list.tsx'
import { FoodSupply } from './food-supply.tsx'
import { Hand } from './hand.tsx'
import './mine.css'

/** What lies in front of you beside the mat: food, bonus cards and the hand. */
export const Mine: FC<{ readonly of: PlayerView }> = memo(function Mine({ of }: { readonly of: PlayerView }) {
  return (
    <div className="mine">
      <div className="mine-own">
        <FoodSupply food={of.food} />
        <BonusList of={of.bonus} />
      </div>
      <Hand of={of} />
    </div>
  )
})
