import type { Asked, Draft } from '@turnwright/tabletop'
import type { ReactNode } from 'react'
import { isFood } from '../../cards/food.ts'
import type { WingspanView } from '../../rules/view.ts'
import { paymentWords } from './payment.ts'

/** The confirm button says the result. */
export function confirmLabel({ prompt, draft, view }: Asked<WingspanView>): string | null {
  if (view.asking === 'startingHand') {
    const { birds, food } = kept(draft)
    return `Keep ${count(birds, 'bird')}, ${food} food`
  }
  return view.asking === 'payFood' ? paymentWords(prompt, inner(draft, 'otherwise')) : null
}

/** What is kept of the starting hand: five things in all. */
export function tallyOf({ draft, view }: Asked<WingspanView>): ReactNode {
  if (view.asking !== 'startingHand') return null
  const { birds, food } = kept(draft)
  return `${birds + food} of 5 kept`
}

function kept(draft: Draft): { readonly birds: number; readonly food: number } {
  const things = inner(draft, 'keep')
  const food = things.filter(({ id }) => isFood(id)).length
  return { birds: things.length - food, food }
}

function inner(draft: Draft, group: string): Draft {
  return draft.find(({ id }) => id === group)?.inner ?? []
}

function count(n: number, thing: string): string {
  return `${n} ${thing}${n === 1 ? '' : 's'}`
}
