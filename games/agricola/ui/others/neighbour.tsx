import { SeatMark } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { AgricolaView, PlayerView } from '../../rules/view.ts'
import { signed } from '../end/score-lines.ts'
import { FarmMap } from '../farm/farm-map.tsx'
import { homeOf, Peg } from '../signs/peg.tsx'
import { Sign } from '../signs/sign.tsx'
import { atHomeNow } from './at-home.ts'
import { laidOut } from './laid-out.ts'
import './neighbour.css'

const GOODS = ['wood', 'clay', 'reed', 'stone', 'grain', 'vegetable', 'food'] as const

interface NeighbourProps {
  readonly of: PlayerView
  readonly view: AgricolaView
  readonly name: string
  readonly isShown: boolean
  readonly onShow: () => void
}

/** A neighbour's farm in small, with everything in the supply; a click lays it out in full. */
export function Neighbour({ of, view, name, isShown, onShow }: NeighbourProps): ReactElement {
  const { people, supply, handSize, begging } = of
  const cards = laidOut(of)
  const atHome = atHomeNow(view, of)
  return (
    <button type="button" className="ag-neighbour" data-seat={of.seat} aria-pressed={isShown} onClick={onShow}>
      <span className="ag-neighbour-head">
        <SeatMark seat={of.seat} />
        <b>{name}</b>
        {view.marker === of.seat && (
          <>
            <Sign of="start" />
            <span className="only-read">starts the next round</span>
          </>
        )}
        <span className="ag-neighbour-people">
          <span className="ag-home" data-travel-origin={homeOf(of.seat)} />
          {Array.from({ length: people.total }, (_, at) =>
            at < atHome ? <Peg key={at} seat={of.seat} size="small" /> : <Sign key={at} of="away" />,
          )}
          <span className="only-read">
            {atHome} of {people.total} people at home
          </span>
        </span>
        <span className="ag-neighbour-score num">
          {signed(of.score.total)}
          <span className="only-read"> points</span>
        </span>
      </span>
      <FarmMap of={of} atHome={atHome} isMini />
      <span className="ag-neighbour-goods num">
        {GOODS.map((good) => (
          <span key={good} data-none={supply[good] === 0 || undefined}>
            <Sign of={good} />
            <span className="only-read">{good} </span>
            {supply[good]}
          </span>
        ))}
      </span>
      <span className="ag-neighbour-cards">
        {cards.length} in play
        {view.cards === 'base' && `, ${handSize} in hand`}
        {begging > 0 && <b className="ag-begging">{`, begging ${begging}`}</b>}
      </span>
      <span className="ag-neighbour-names">
        {cards.map(({ zoom, name: card }) => (
          <span key={zoom} data-zoom={zoom}>
            {card}
          </span>
        ))}
      </span>
    </button>
  )
}
