import type { Projection, ToldResult } from '@turnwright/kernel/host'
import { type GameUi, nameOfSeat, SeatMark } from '@turnwright/tabletop'
import { X } from 'lucide-react'
import { useState } from 'react'
import { pointWords, ranking, resultWords } from './result-words.ts'
import { SecondLooks } from './second-looks-note.tsx'
import './result-card.css'

interface ResultCardProps {
  readonly play: Projection
  readonly result: ToldResult
  readonly ui: GameUi | null
}

/** A card above the board when the game ends: it moves the board down and covers nothing. Esc puts it away. */
export function ResultCard({ play, result, ui }: ResultCardProps) {
  const [away, setAway] = useState(false)
  if (away) return null
  const { players, seat: me } = play
  return (
    <section className="result-card paper" aria-label="The game is over">
      <Laurels />
      <div>
        <p className="result-who">{resultWords(result, players, me)}</p>
        <p className="quiet">{result.reason}</p>
        <SecondLooks result={result} />
      </div>
      <ol className="podium">
        {ranking(result).map(({ seat, score }) => (
          <li key={seat} data-won={result.winners.includes(seat) || undefined}>
            <SeatMark seat={seat} />
            <span>{nameOfSeat(players, seat, me)}</span>
            <b className="num">
              {pointWords(score)} {ui?.resultUnit !== undefined && <small>{ui.resultUnit(score)}</small>}
            </b>
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="result-away"
        data-key="escape"
        aria-label="Put the result away"
        onClick={() => setAway(true)}
      >
        <X size={18} aria-hidden="true" />
      </button>
    </section>
  )
}

function Laurels() {
  const leaf = 'M0 0q7-9 17-7-2 11-17 7Z'
  const steps = [0, 1, 2, 3, 4]
  return (
    <svg className="laurels" width="150" height="64" viewBox="0 0 150 64" aria-hidden="true">
      {steps.map((step) => (
        <g key={step}>
          <path
            d={leaf}
            transform={`translate(${62 - step * 10} ${56 - step * step * 2.6}) rotate(${-150 + step * 16})`}
          />
          <path
            d={leaf}
            transform={`translate(${88 + step * 10} ${56 - step * step * 2.6}) rotate(${-30 - step * 16}) scale(1 -1)`}
          />
        </g>
      ))}
      <path className="laurel-star" d="m75 10 5 11 12 1.400-9 8 2.500 12-10.500-6-10.500 6 2.500-12-9-8 12-1.400Z" />
    </svg>
  )
}
