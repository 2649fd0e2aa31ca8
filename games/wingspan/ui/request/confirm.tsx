import type { Asked, Draft } from '@turnwright/tabletop'
import type { ReactNode } from 'react'
import { isFood } from '../../cards/food.ts'
import type { WingspanView } from '../../rules/view.ts'
import { birdToPay, paymentProblem, paymentWords } from './payment.ts'

/** The confirm button says the result. */
export function confirmLabel({ prompt, draft, view }: Asked<WingspanView>): string | null {
  if (prompt.about?.kind === 'starting-hand') {
    const { birds, food } = kept(draft)
    return `Keep ${count(birds, 'bird')}, ${food} food`
  }
  if (prompt.about?.kind !== 'pay-food') return null
  return paymentWords(birdToPay(prompt, view), inner(draft, 'otherwise'))
}

/** W13: only tokens that pay exactly can be confirmed. */
export function problemOf({ prompt, draft, view }: Asked<WingspanView>): string | null {
  if (prompt.about?.kind !== 'pay-food') return null
  return paymentProblem(birdToPay(prompt, view), inner(draft, 'otherwise'))
}

/** What is kept of the starting hand: five things in all. */
export function tallyOf({ prompt, draft }: Asked<WingspanView>): ReactNode {
  if (prompt.about?.kind !== 'starting-hand') return null
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
