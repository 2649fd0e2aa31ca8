import { CountBadge, Place } from '@turnwright/tabletop'
import { memo, type ReactElement } from 'react'
import { cardCalled } from '../../cards/catalogue.ts'
import { MAJORS } from '../../cards/majors.ts'
import type { PlayedCardView, PlayerView } from '../../rules/view.ts'
import { Points } from '../signs/points.tsx'
import { Sign } from '../signs/sign.tsx'
import './in-play.css'

/** It may scroll, so the keyboard must be able to get there. */
const SCROLLS = { tabIndex: 0 }

/** What a player has laid out: majors first, then cards in the order they were played. */
export function InPlay({ of }: { readonly of: PlayerView }): ReactElement {
  const majors = MAJORS.filter(({ id }) => of.majors.includes(id))
  const cards = [...of.minors, ...of.occupations]
  const n = majors.length + cards.length
  return (
    <section className="ag-in-play" aria-label="Cards in play">
      <h3 className="ag-title">
        In play <small>{n === 0 ? 'nothing yet' : n === 1 ? '1 card' : `${n} cards`}</small>
      </h3>
      <div className="ag-played" {...(n > 0 ? SCROLLS : {})}>
        {majors.map(({ id, name, text, points }) => (
          <div key={id} className="ag-played-card" data-kind="major" data-zoom={`space:${id}`}>
            <Sign of="improvement" />
            <PlayedWords name={name} text={text} />
            <Points of={points} />
          </div>
        ))}
        {cards.map((card) => (
          <Played key={card.card} of={card} />
        ))}
      </div>
    </section>
  )
}

const Played = memo(function Played({ of: { card, id, n } }: { readonly of: PlayedCardView }) {
  const printed = cardCalled(id)
  if (printed === null) return null
  return (
    <div data-kind={printed.type} className="ag-played-frame">
      <Place of={{ card }} className="ag-played-card">
        <Sign of={printed.type === 'occupation' ? 'occupation' : 'improvement'} />
        <PlayedWords name={printed.name} text={printed.text} />
        {n > 0 && <CountBadge count={n} />}
        <Points of={printed.points} />
      </Place>
    </div>
  )
})

function PlayedWords({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <span className="ag-played-words">
      <b>{name}</b>
      <small>{text}</small>
    </span>
  )
}
