import type { Asked } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import { FOODS } from '../../cards/food.ts'
import type { WingspanView } from '../../rules/view.ts'
import { FoodCost } from '../bird/food-cost.tsx'
import { FoodToken } from '../mine/food-supply.tsx'
import { exactPayments } from './exact-payments.ts'
import { birdToPay, suggestedFood } from './payment.ts'
import { PaymentRow } from './payment-row.tsx'
import './payment-body.css'

/** So many ways to pay are compared at a glance; where there are more yet, the others are folded away. */
const AT_ONCE = 4

/** A payment: what is due, every way to pay it in one click, and the tokens to lay down one by one. */
export function PaymentBody({ prompt, view, seat }: Asked<WingspanView>): ReactElement | null {
  const bird = birdToPay(prompt, view)
  const food = view.players[seat ?? 0]?.food
  if (bird === null || food === undefined) return null
  const suggested = suggestedFood(prompt)
  const isSuggested = (paid: readonly number[]) => paid.join() === suggested.join()
  const held = FOODS.map((kind) => food[kind])
  const ways = exactPayments(bird.price, held).toSorted((a, b) => Number(isSuggested(b)) - Number(isSuggested(a)))
  const rows = ways.map((paid) => (
    <PaymentRow key={paid.join()} prompt={prompt} paid={paid} isSuggested={isSuggested(paid)} />
  ))
  // Nobody opens a fold for a single row.
  const shown = rows.length <= AT_ONCE + 1 ? rows.length : AT_ONCE
  return (
    <div className="payment">
      <p className="payment-cost">
        cost <FoodCost bird={bird} />
      </p>
      <div className="choices">{rows.slice(0, shown)}</div>
      {rows.length > shown && (
        <details className="payment-more">
          <summary>{rows.length - shown} more ways to pay</summary>
          <div className="choices">{rows.slice(shown)}</div>
        </details>
      )}
      <fieldset className="payment-tokens">
        <legend>or lay down the tokens one by one</legend>
        {FOODS.map((kind) => (
          <FoodToken key={kind} kind={kind} held={food[kind]} />
        ))}
      </fieldset>
    </div>
  )
}
