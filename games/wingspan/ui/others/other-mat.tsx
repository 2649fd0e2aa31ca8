import { SeatMark } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import { TurnSummary } from '../recap/turn-summary.tsx'
import type { AskedNow } from '../mat/asked-now.ts'
import { Mat } from '../mat/mat.tsx'
import { MatFacts } from '../mat/mat-facts.tsx'
import type { PlayerView, WingspanView } from '../../rules/view.ts'
import './other-mat.css'

interface OtherMatProps {
  readonly view: WingspanView
  readonly now: AskedNow
  readonly of: PlayerView
  readonly name: string
}

/** Somebody else's mat with what lies beside it, for a phone. */
export function OtherMat({ view, now, of, name }: OtherMatProps): ReactElement {
  return (
    <article className="other-mat" data-seat={of.seat}>
      <h3 className="other-mat-head">
        <SeatMark seat={of.seat} />
        {name}
        <TurnSummary of={of.lastTurn} />
        <b className="num">{of.score.total}</b>
      </h3>
      <MatFacts of={of} isMine={false} withTurns={view.round > 0} />
      <Mat {...{ view, now, of }} isMine={false} name={name} />
    </article>
  )
}
