import { type FC, memo } from 'react'
import { FOODS } from '../../cards/food.ts'
import type { PlayerView } from '../../rules/view.ts'
import { FoodSign } from '../signs/food-sign.tsx'
import { Sign } from '../signs/sign.tsx'
import './mat-facts.css'

interface MatFactsProps {
  readonly of: PlayerView
  /** Own food lies as tokens beside the hand, and is told here only where that is out of sight. */
  readonly isMine: boolean
  /** Turns are counted once the first round has begun. */
  readonly withTurns: boolean
}

/** What lies beside a mat: food, cards in hand, bonus cards, turns left. */
export const MatFacts: FC<MatFactsProps> = memo(function MatFacts({ of, isMine, withTurns }: MatFactsProps) {
  const { food, handSize, bonusCount, turnsLeft } = of
  return (
    <ul className="mat-facts num">
      {FOODS.map((kind) => (
        <li
          key={kind}
          className={isMine ? 'mat-facts-own' : undefined}
          aria-label={`${food[kind]} ${kind}`}
          data-none={food[kind] === 0 || undefined}
        >
          <FoodSign of={kind} />
          {food[kind]}
        </li>
      ))}
      <li aria-label={`${handSize} cards in hand`}>
        <Sign of="card" />
        {handSize} <span className="mat-facts-word">in hand</span>
      </li>
      <li aria-label={`${bonusCount} bonus cards`}>
        <Sign of="bonus" />
        {bonusCount}
      </li>
      {withTurns && <li>{turnsLeft === 1 ? '1 turn left' : `${turnsLeft} turns left`}</li>}
    </ul>
  )
})
