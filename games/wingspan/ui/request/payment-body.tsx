import { type Asked, offersOf, useTableVoice, wordsOf } from '@turnwright/tabletop'
import { FOODS } from '../../cards/food.ts'
import type { WingspanView } from '../../rules/view.ts'
import { FoodCost } from '../bird/food-cost.tsx'
import { FoodToken } from '../mine/food-supply.tsx'
import { FoodSign } from '../signs/food-sign.tsx'
import { birdToPay, suggestedTokens } from './payment.ts'
import './payment-body.css'

/** A payment: what is due, what most would pay in one click, and the tokens to pay otherwise. */
export function PaymentBody({ prompt, draft, view, seat }: Asked<WingspanView>) {
  const { choose, busy } = useTableVoice()
  const suggested = offersOf(prompt, draft).find(({ choice }) => choice.id === 'suggested')
  const bird = birdToPay(prompt, view)
  const food = view.players[seat ?? 0]?.food
  return (
    <div className="payment">
      {bird !== null && (
        <p className="payment-cost">
          cost <FoodCost bird={bird} />
        </p>
      )}
      {suggested !== undefined && (
        <button
          type="button"
          className="choice"
          data-state="choosable"
          aria-disabled={busy || undefined}
          onClick={() => !busy && choose(suggested)}
        >
          <span className="choice-words">{wordsOf(suggested.choice)}</span>
          <span className="choice-end" aria-hidden="true">
            {suggestedTokens(suggested.choice).map((kind, place) => (
              // Equal tokens cannot be told apart.
              <FoodSign key={place} of={kind} />
            ))}
          </span>
        </button>
      )}
      {food !== undefined && (
        <fieldset className="payment-tokens">
          <legend>or lay down other tokens</legend>
          {FOODS.map((kind) => (
            <FoodToken key={kind} kind={kind} held={food[kind]} />
          ))}
        </fieldset>
      )}
    </div>
  )
}
