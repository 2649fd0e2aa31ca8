import { CardBack, CountBadge, Pile } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { AuctionView } from '../index.ts'
import { LotPlace } from './lot-card.tsx'
import './coming-next.css'

const SETS = ['Pair', 'Three', 'Four']

/** The lots everybody sees, the hidden ones, the money, and what sets are worth. */
export function ComingNext({ view }: { readonly view: AuctionView }): ReactElement {
  return (
    <div className="next">
      <h2 className="zone-title">Coming next</h2>
      <div className="next-lots">
        {view.row.map((lot) => (
          <LotPlace key={lot.card} of={lot} />
        ))}
        <Pile label="Lots still hidden" count={view.pile} width={84} />
      </div>
      <div className="next-more">
        <dl className="set-worths">
          {SETS.map((name, place) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="num">+{view.setBonus[place + 2]}</dd>
            </div>
          ))}
        </dl>
        <span className="money-pile" data-travel-origin="money-pile">
          <CardBack width={26} hue={82} />
          <CountBadge count={view.money.pile} />
          money<span className="only-read"> cards in the pile</span>
        </span>
      </div>
    </div>
  )
}
