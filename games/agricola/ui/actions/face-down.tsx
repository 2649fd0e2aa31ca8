import type { Player, Seat } from '@turnwright/kernel'
import { SeatMark } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { AgricolaView, RoundView } from '../../rules/view.ts'
import { Sign } from '../signs/sign.tsx'
import { nameOfSpace } from './printed-space.ts'
import { promisedWords } from './space-words.ts'
import './face-down.css'

interface FaceDownProps {
  readonly of: RoundView
  readonly view: AgricolaView
  readonly players: readonly Player[]
  readonly me: Seat | null
}

/** A round that has not begun: its number, and the goods that are promised there. */
export function FaceDown({ of, view, players, me }: FaceDownProps): ReactElement {
  const candidates = of.candidates.map((id) => nameOfSpace(view, id)).join(', ')
  const promised = promisedWords(of.promised, players, me)
  return (
    <div className="ag-face-down" data-zoom={`round:${of.round}`}>
      <span className="only-read">{[`Round ${of.round}, face down: ${candidates}`, ...promised].join('. ')}</span>
      <span className="ag-face-down-number num" aria-hidden="true">
        {of.round}
      </span>
      {of.promised.length > 0 && (
        <span className="ag-promised num" aria-hidden="true">
          {of.promised.map(({ seat, what, n }) => (
            <span key={`${seat} ${what}`}>
              <SeatMark seat={seat} />
              {n > 1 && n}
              <Sign of={what} />
            </span>
          ))}
        </span>
      )}
    </div>
  )
}
