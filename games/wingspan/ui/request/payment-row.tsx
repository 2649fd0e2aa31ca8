import type { Prompt } from '@turnwright/kernel/host'
import { useTableVoice } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import { FOODS } from '../../cards/food.ts'
import type { Payment } from '../../rules/playing/payment.ts'
import { FoodSign } from '../signs/food-sign.tsx'
import { paidWords } from './payment.ts'

interface PaymentRowProps {
  readonly prompt: Prompt
  readonly paid: Payment
  readonly isSuggested: boolean
}

/** One exact payment: a click pays it. */
export function PaymentRow({ prompt, paid, isSuggested }: PaymentRowProps): ReactElement {
  const { answer, busy } = useTableVoice()
  const tokens = FOODS.flatMap((food, at) =>
    Array.from({ length: paid[at] ?? 0 }, (_, n) => ({ food, id: `${food}-${n + 1}` })),
  )
  const selection = isSuggested ? ['suggested'] : [{ title: 'otherwise', selection: tokens.map(({ id }) => id) }]
  return (
    <button
      type="button"
      className="choice"
      data-state="choosable"
      aria-disabled={busy || undefined}
      onClick={() => !busy && answer(prompt, selection)}
    >
      <span className="choice-words">{paidWords(prompt, paid)}</span>
      <span className="choice-end" aria-hidden="true">
        {tokens.map(({ food, id }) => (
          <FoodSign key={id} of={food} />
        ))}
      </span>
    </button>
  )
}
