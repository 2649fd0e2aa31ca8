import type { ReactElement } from 'react'
import { HandBird } from '../bird/hand-bird.tsx'
import type { BonusView, WingspanView } from '../../rules/view.ts'
import { BonusPlace } from './bonus-list.tsx'
import './spread.css'

interface SpreadProps {
  readonly view: WingspanView
  /** Bonus cards to choose from. */
  readonly offered: readonly BonusView[]
}

/** Cards laid out over the mat to be picked from: birds that were turned up, or new bonus cards. */
export function Spread({ view, offered }: SpreadProps): ReactElement | null {
  const { drafting } = view
  if (drafting.length === 0 && offered.length === 0) return null
  const columns = { '--columns': drafting.length + offered.length }
  return (
    <section className="spread" aria-label="Cards laid out" style={columns}>
      {drafting.length > 0 && <h3>Turned up: everybody picks one</h3>}
      {drafting.map((card) => (
        <HandBird key={card.card} of={card} />
      ))}
      {offered.length > 0 && <h3>New bonus cards</h3>}
      {offered.map((bonus) => (
        <BonusPlace key={bonus.card} of={bonus} />
      ))}
    </section>
  )
}
