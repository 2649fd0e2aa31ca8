import type { DeckLine } from '@turnwright/tabletop'
import { type ReactElement, useState } from 'react'
import type { Card } from '../../cards/card.ts'
import { oddsOfBasic } from '../../cards/decks/opening-odds.ts'
import { cardCalled } from '../../rules/faces.ts'
import { PrintedCard } from '../card/printed-card.tsx'
import { EnergySymbol } from '../signs/energy-symbol.tsx'
import { curveOf, energyOf, sortsIn } from './deck-sums.ts'
import { sampleHand } from './sample-hand.ts'
import './deck-figures.css'

/** What numbers say of a deck: what it is made of, what its attacks need, and how it may open. */
export function DeckFigures({ cards: lines }: { readonly cards: readonly DeckLine[] }): ReactElement {
  const cards = lines.flatMap(({ id, n }) => {
    const card = cardCalled(id)
    return card === null ? [] : [{ card, n }]
  })
  const all = cards.flatMap(({ card, n }) => new Array<Card>(n).fill(card))
  const { pokemon, basics, trainers, energy } = sortsIn(all)
  const curve = curveOf(all)
  const highest = Math.max(1, ...curve)
  return (
    <div className="pk-figures">
      <p className="num">
        {pokemon} Pokémon, {basics} of them Basic · {trainers} Trainers · {energy} energy
      </p>
      <p className="num">
        <b>{Math.round(oddsOfBasic(basics, all.length) * 100)} %</b> of opening hands hold a Basic Pokémon
      </p>
      <figure>
        <figcaption>Energy that attacks need</figcaption>
        <ol className="pk-curve num">
          {curve.map((n, cost) => (
            <li key={cost} aria-label={`${costWords(cost, curve.length)}: ${n} attacks`}>
              <i style={{ height: `${(n / highest) * 100}%` }} />
              <span>{cost === curve.length - 1 ? `${cost}+` : cost}</span>
            </li>
          ))}
        </ol>
      </figure>
      <ul className="pk-energy-of num" aria-label="Energy of each type">
        {energyOf(all).map(({ type, has, wanted }) => (
          <li key={type} data-missing={(has === 0 && wanted > 0) || undefined}>
            <EnergySymbol type={type} size={16} /> <span className="only-read">{type}: </span>
            {has === 0 && wanted > 0 ? `none, ${wanted} attacks want it` : has}
          </li>
        ))}
      </ul>
      <SampleHand of={all} />
    </div>
  )
}

function costWords(cost: number, length: number): string {
  return cost === length - 1 ? `${cost} or more energy` : `${cost} energy`
}

/** Seven cards as they might come; one more click, seven others. */
function SampleHand({ of }: { readonly of: readonly Card[] }) {
  const [hand, setHand] = useState<readonly Card[]>([])
  return (
    <div className="pk-sample">
      <button
        type="button"
        className="btn btn-small"
        aria-disabled={of.length < 7 || undefined}
        onClick={() => of.length >= 7 && setHand(sampleHand(of, Math.random))}
      >
        {hand.length === 0 ? 'Draw a sample hand' : 'Another hand'}
      </button>
      <ul aria-label="A sample hand" aria-live="polite">
        {hand.map((card, at) => (
          <li key={at}>
            <PrintedCard card={card} />
          </li>
        ))}
      </ul>
    </div>
  )
}
