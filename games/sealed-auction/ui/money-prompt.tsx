import type { Prompt } from '@turnwright/kernel/host'
import { type Asked, Coin } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { Ask, AuctionView, Line } from '../index.ts'

type AskedMoney = Asked<AuctionView, Ask | Line>

/** Whether money is chosen: to bid it, or to give it away. */
export function isMoneyPrompt(prompt: Prompt<Ask | Line>): boolean {
  return isBid(prompt) || prompt.about?.kind === 'give-away'
}

function isBid({ about }: Prompt<Ask | Line>): boolean {
  return about?.kind === 'seal-bid' || about?.kind === 'seal-blind-bid'
}

export function sumOf({ draft, view, seat }: AskedMoney): number {
  const hand = seat === null ? [] : (view.collectors[seat]?.hand ?? [])
  const picked = draft.map(({ id }) => id)
  return hand.reduce((sum, { card, value }) => sum + (picked.includes(card) ? (value ?? 0) : 0), 0)
}

/** The button says the result. */
export function confirmLabel(asked: AskedMoney): string | null {
  const { prompt, draft } = asked
  if (!isMoneyPrompt(prompt)) return null
  if (!isBid(prompt)) return prompt.min === 1 ? 'Give away 1 card' : `Give away ${prompt.min} cards`
  if (draft.some(({ id }) => id === 'pass')) return 'Pass'
  return draft.length === 0 ? 'Seal your bid' : `Seal bid of ${sumOf(asked)}`
}

/** S11: a promise alone buys nothing. */
export function problemOf({ prompt, draft, view, seat }: AskedMoney): string | null {
  if (!isBid(prompt) || draft.length !== 1 || seat === null) return null
  const only = view.collectors[seat]?.hand.find(({ card }) => card === draft[0]?.id)
  return only?.isPromise === true ? 'A promise needs at least one coin beside it.' : null
}

export function tallyOf(asked: AskedMoney): ReactElement {
  return (
    <>
      {isBid(asked.prompt) ? 'Your bid' : 'In all'} <Coin value={sumOf(asked)} />
    </>
  )
}
