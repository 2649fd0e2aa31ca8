import type { BoardProps } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { AuctionView } from '../index.ts'
import { Collection } from './collection.tsx'
import { inOrder, MoneyPlace } from './money-card.tsx'
import './mine.css'

/** Your money, seen by nobody else, and what you have won. */
export function Mine({ view, seat }: BoardProps<AuctionView>): ReactElement | null {
  const own = seat === null ? undefined : view.collectors[seat]
  if (own === undefined) return null
  const hand = inOrder(own.hand)
  const coins = hand.reduce((sum, { value, isPromise }) => sum + (isPromise ? 0 : (value ?? 0)), 0)
  const promise = hand.some(({ isPromise }) => isPromise)
  return (
    <div className="mine">
      <div className="my-money">
        <h2 className="zone-title">
          Your money <small className="num">{promise ? `${coins} and a promise` : coins}</small>
        </h2>
        <div className="my-hand" style={{ '--cards': Math.max(hand.length, 1) }}>
          {hand.map((money) => (
            <MoneyPlace key={money.card} of={money} />
          ))}
        </div>
      </div>
      <section className="zone my-lots" aria-label="Your collection">
        <h2 className="zone-title">
          Your collection{' '}
          <small className="num">{own.score.total === 1 ? '1 point' : `${own.score.total} points`}</small>
        </h2>
        <Collection of={own} />
      </section>
    </div>
  )
}
