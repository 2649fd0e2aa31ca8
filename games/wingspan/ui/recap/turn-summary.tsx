import type { ReactElement } from 'react'
import { FOODS } from '../../cards/food.ts'
import type { TurnView } from '../../rules/view.ts'
import { FoodSign } from '../signs/food-sign.tsx'
import { Sign } from '../signs/sign.tsx'
import { turnWords } from './turn-words.ts'
import './turn-summary.css'

/** What a turn brought, as signs: the row that was used, then everything that came of it. */
export function TurnSummary({ of }: { readonly of: TurnView }): ReactElement | null {
  if (of.action === null) return null
  return (
    <span className="turn-summary num">
      <span className="only-read">Last turn: {turnWords(of)}</span>
      <span className="turn-signs" aria-hidden="true">
        <span className="turn-action" data-habitat={of.action === 'play' ? undefined : of.action}>
          <Sign of={of.action === 'play' ? 'birds' : of.action} />
        </span>
        <Gains of={of} />
      </span>
    </span>
  )
}

const COUNTED = [
  ['eggs', 'egg'],
  ['drawn', 'card'],
  ['tucked', 'tucked'],
] as const

/** Food, eggs and cards that came to somebody. */
export function Gains({ of }: { readonly of: TurnView }): ReactElement {
  return (
    <>
      {FOODS.filter((food) => of.food[food] > 0).map((food) => (
        <span key={food}>
          {of.food[food]}
          <FoodSign of={food} />
        </span>
      ))}
      {COUNTED.filter(([key]) => of[key] > 0).map(([key, sign]) => (
        <span key={key}>
          {of[key]}
          <Sign of={sign} />
        </span>
      ))}
      {of.cached > 0 && <span>{of.cached} cached</span>}
    </>
  )
}
