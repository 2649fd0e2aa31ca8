import { type BoardProps } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { EstravenView } from '../../rules/view.ts'
import { MarketCard } from './market-card.tsx'
import './market.css'

/** The row by age, the newest first: the last leaves when the next round begins. */
export function Market({ view }: BoardProps<EstravenView>): ReactElement {
  const { row, deck } = view.market
  const byAge = row.toSorted((a, b) => a.age - b.age)
  return (
    <section className="es-market" aria-label="The market">
      <h2>
        Market <small className="num">deck {deck}</small>
      </h2>
      <div className="es-market-row" data-travel-origin="market">
        {byAge.map((card) => (
          <MarketCard key={card.card} of={card} size={row.length} />
        ))}
      </div>
    </section>
  )
}
