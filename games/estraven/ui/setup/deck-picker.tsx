import { type BoardProps, classNames, EyeIcon, Place } from '@turnwright/tabletop'
import { type ReactElement, useCallback, useState } from 'react'
import type { Card } from '../../cards/card.ts'
import { DECKS } from '../../cards/catalogue.ts'
import { FACTION_NAMES } from '../../cards/deck-pairs.ts'
import { FACTIONS, type Faction } from '../../cards/words-of-the-game.ts'
import type { EstravenView } from '../../rules/view.ts'
import { DeckBrowser } from '../browser/deck-browser.tsx'
import { CardArt } from '../art/card-art.tsx'
import { FactionSign } from '../signs/faction-sign.tsx'
import './deck-picker.css'

/** Before the first turn: six decks, and everybody takes two. */
export function DeckPicker({ view, seat, options }: BoardProps<EstravenView>): ReactElement {
  const [looked, look] = useState<Faction | null>(null)
  const close = useCallback(() => look(null), [])
  const mine = seat === null ? [] : (view.players[seat]?.decks ?? [])
  return (
    <section className="es-picker" aria-label="The six decks">
      <header>
        <h2>Two decks of six</h2>
        <p>Twenty cards each; shuffled together they are your library. Your opponent chooses at the same time.</p>
      </header>
      <div className="es-picker-decks">
        {FACTIONS.map((faction) => (
          <div key={faction} className="es-deck-place">
            <DeckCard faction={faction} taken={mine.includes(faction)} />
            <button type="button" className="es-deck-look" onClick={() => look(faction)}>
              <EyeIcon size={15} aria-hidden="true" /> Look at its cards
              <span className="only-read">: {FACTION_NAMES[faction]}</span>
            </button>
          </div>
        ))}
      </div>
      {looked !== null && <DeckBrowser faction={looked} withHouse={options?.['house'] === true} onClose={close} />}
    </section>
  )
}

function DeckCard({ faction, taken }: { readonly faction: Faction; readonly taken: boolean }) {
  const { plan, cards } = DECKS[faction]
  const leaders = cards.map(({ card }) => card).filter(({ type }) => type === 'leader')
  const [first] = leaders
  return (
    <Place of={{ space: `deck-${faction}` }} className={classNames('es-deck', taken && 'es-deck-taken')} still>
      <span className="es-deck-face" data-faction={faction}>
        {first !== undefined && <CardArt card={first} />}
        <span className="es-deck-title">
          <FactionSign of={faction} size={22} />
          <span className="title">{FACTION_NAMES[faction]}</span>
        </span>
        <span className="es-deck-plan">{plan}</span>
        <span className="es-deck-led">Led by {leaders.map(({ name }) => name).join('; ')}</span>
        <span className="es-deck-kinds num">{kindsOf(cards)}</span>
      </span>
    </Place>
  )
}

/** "9 units · 6 spells · 5 reactions" */
function kindsOf(cards: readonly { readonly card: Card; readonly copies: number }[]): string {
  const count = (...types: readonly Card['type'][]) =>
    cards.reduce((sum, { card, copies }) => (types.includes(card.type) ? sum + copies : sum), 0)
  return `${count('leader', 'troop')} units · ${count('spell')} spells · ${count('reaction')} reactions`
}
