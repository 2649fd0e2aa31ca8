import { CopyText, PileSpread } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { DeckEntry } from '../../cards/decks/deck.ts'
import { writeDeck } from '../../cards/decks/deck-text.ts'
import type { DuelView, PlayerView } from '../../rules/view.ts'
import { hueOf } from '../art/picture.ts'
import { CardInside } from '../card/card-inside.tsx'
import { cardWords } from '../card/card-words.ts'
import { type DeckLine, deckLines, inAWord } from './deck-list.ts'
import './deck-spread.css'

interface DeckSpreadProps {
  readonly entries: readonly DeckEntry[]
  readonly view: DuelView
  readonly of: PlayerView
  readonly onClose: () => void
}

/** The list of one's own deck: each kind once, with how many one has not met yet, and the way to take it along. */
export function DeckSpread({ entries, view, of, onClose }: DeckSpreadProps): ReactElement {
  return (
    <PileSpread
      title="Your deck"
      note={`${inAWord(entries)}. What is left is in the deck or among your Prizes.`}
      tools={<CopyText text={writeDeck(entries)} label="Copy the list" />}
      onClose={onClose}
    >
      {deckLines(entries, view, of).map((line) => (
        <DeckCard key={line.card.id} of={line} />
      ))}
    </PileSpread>
  )
}

function DeckCard({ of: { card, n, unseen } }: { readonly of: DeckLine }) {
  const left = unseen === n ? `${n}` : `${unseen} of ${n} left`
  return (
    <span
      className="card pk-card pk-deck-card"
      data-type={hueOf(card)}
      data-kind={card.supertype}
      data-gone={unseen === 0 || undefined}
      data-zoom={`id:${card.id}`}
      {...{ role: 'img', 'aria-label': `${left}: ${cardWords(card)}` }}
    >
      <CardInside card={card} />
      <span className="pk-under num">{unseen === n ? `×${n}` : left}</span>
    </span>
  )
}
