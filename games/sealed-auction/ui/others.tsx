import { type BoardProps, othersOf, SeatName } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { AuctionView } from '../index.ts'
import { Collection } from './collection.tsx'
import { inOrder, MiniMoney } from './money-card.tsx'
import './others.css'

/** The other collectors: what they own for all to see, and as much of their money as has been shown. */
export function Others(props: BoardProps<AuctionView>): ReactElement {
  const { view, seat } = props
  const others = othersOf(props).filter((player) => player.seat !== seat)
  return (
    <div className="others" data-count={others.length}>
      {others.map(({ seat: other, name }) => {
        const collector = view.collectors[other]
        if (collector === undefined) return null
        return (
          <section key={other} className="zone other" data-seat={other} aria-label={name}>
            <header className="other-head">
              <SeatName seat={other} name={name} />
              {!collector.isPresent && <small>has left</small>}
              <span className="other-hand">
                {inOrder(collector.hand).map(({ card, value, isPromise }) => (
                  <MiniMoney key={card} value={value} isPromise={isPromise} />
                ))}
              </span>
              <span className="num">
                {collector.hand.length}
                <span className="only-read"> money cards in hand</span>
              </span>
            </header>
            <Collection of={collector} />
          </section>
        )
      })}
    </div>
  )
}
