import { PileSpread } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import { DECKS, deckCards } from '../../cards/catalogue.ts'
import { FACTION_NAMES } from '../../cards/deck-pairs.ts'
import type { Faction } from '../../cards/words-of-the-game.ts'
import { CardFace } from '../card/card-face.tsx'
import { printedWords } from '../card/card-words.ts'
import './deck-browser.css'

interface DeckBrowserProps {
  readonly faction: Faction
  /** Whether the table plays with the cards of the house. */
  readonly withHouse: boolean
  readonly onClose: () => void
}

/** What is in a deck, before one chooses it. */
export function DeckBrowser({ faction, withHouse, onClose }: DeckBrowserProps): ReactElement {
  const { plan } = DECKS[faction]
  return (
    <PileSpread title={FACTION_NAMES[faction]} note={plan} onClose={onClose}>
      {deckCards(faction, withHouse).map(({ card, copies }) => (
        <div key={card.id} className="es-deck-slot">
          <span className="only-read">
            {printedWords(card)}. {copies === 1 ? 'One copy' : `${copies} copies`}
          </span>
          <div className="card es-card" data-faction={faction} data-zoom={`id:${card.id}`} aria-hidden="true">
            <CardFace card={card} />
          </div>
          <span className="es-deck-copies num" aria-hidden="true">
            {copies === 1 ? 'one' : `${copies} copies`}
          </span>
        </div>
      ))}
    </PileSpread>
  )
}
