import { Place, Pile } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { WingspanView } from '../../rules/view.ts'
import { TrayBird } from '../bird/tray-bird.tsx'
import './tray.css'

/** The hue of the backs of bird cards. */
export const BIRD_DECK = 60

/** Three birds face up, and the deck. */
export function Tray({ view }: { readonly view: WingspanView }): ReactElement {
  const { tray, deck, discard } = view
  return (
    <section className="tray" aria-label="Tray and deck">
      <h2 className="table-title">
        Tray <small>refilled at the end of a turn</small>
      </h2>
      <div className="tray-cards">
        {tray.map((card) => (
          <TrayBird key={card.card} of={card} />
        ))}
        {tray.length < 3 && Array.from({ length: 3 - tray.length }, (_, place) => <div key={place} className="slot" />)}
        <div className="tray-deck" data-travel-origin="deck">
          <Place of={{ space: 'deck' }} still label={`Deck, ${deck} cards`} className="deck-place">
            <Pile label="Deck" count={deck} width={42} hue={BIRD_DECK} />
          </Place>
          <small className="num">{discard.count} discarded</small>
        </div>
      </div>
    </section>
  )
}
