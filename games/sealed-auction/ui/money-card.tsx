import { CardBack, Place } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { MoneyCard } from '../index.ts'
import './money-card.css'

function moneyWords({ value, isPromise }: MoneyCard): string {
  if (value === null) return 'A hidden money card'
  if (isPromise) return `Promise of ${value}`
  return value === 1 ? '1 coin' : `${value} coins`
}

/** Money in hand, large enough to pick up. */
export function MoneyPlace({ of }: { readonly of: MoneyCard }): ReactElement {
  return (
    <Place of={{ card: of.card }} className={of.isPromise ? 'card money promise' : 'card money'} from="money-pile">
      <span className="only-read">{moneyWords(of)}</span>
      <i aria-hidden="true">{of.value}</i>
      <b aria-hidden="true">{of.value}</b>
      <i aria-hidden="true">{of.value}</i>
      {of.isPromise && <small aria-hidden="true">promise</small>}
    </Place>
  )
}

/** Money too small to pick up: in an envelope, or in somebody else's hand. */
export function MiniMoney({
  value,
  isPromise,
}: {
  readonly value: number | null
  readonly isPromise: boolean
}): ReactElement {
  if (value === null) return <CardBack className="mini-back" />
  return (
    <span className={isPromise ? 'card money mini-money promise' : 'card money mini-money'}>
      <b>{value}</b>
    </span>
  )
}

/** Coins by their value, the promise after them. */
export function inOrder(hand: readonly MoneyCard[]): readonly MoneyCard[] {
  return hand.toSorted((a, b) => Number(a.isPromise) - Number(b.isPromise) || (a.value ?? 99) - (b.value ?? 99))
}
