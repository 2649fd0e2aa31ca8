import { PileSpread } from '@turnwright/tabletop'
import { DECKS } from '../../cards/catalogue.ts'
import { FACTION_NAMES } from '../../cards/deck-pairs.ts'
import type { Faction } from '../../cards/words-of-the-game.ts'
import { CardFace } from '../card/card-face.tsx'
import { printedWords } from '../card/card-words.ts'
import './deck-browser.css'

interface DeckBrowserProps {
  readonly faction: Faction
  readonly onClose: () => void
}

/** What is in a deck, before one chooses it. */
export function DeckBrowser({ faction, onClose }: DeckBrowserProps) {
  const { cards, plan } = DECKS[faction]
  return (
    <PileSpread title={FACTION_NAMES[faction]} note={plan} onClose={onClose}>
      {cards.map(({ card, copies }) => (
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
