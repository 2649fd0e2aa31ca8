import { type BoardProps, nameOfSeat, SeatMark } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { Phase } from '../../rules/state.ts'
import type { EstravenView } from '../../rules/view.ts'
import { PowerIcon, TradeIcon } from '../signs/icons.tsx'
import './turn-plan.css'

const PHASES: readonly { readonly phase: Phase; readonly title: string; readonly what: string }[] = [
  {
    phase: 'start',
    title: 'Start',
    what: 'Pool to 0, pitched cards to the graveyard, untap, draw up to 7, at least 1',
  },
  { phase: 'main', title: 'Main', what: 'Play, use, pitch; one attack and one trade' },
  { phase: 'end', title: 'End', what: 'Discard down to 7; troops recover' },
]

/** While the chain is empty its place tells where in the turn we are, and what is still to be had of it. */
export function TurnPlan({ view, players, seat }: BoardProps<EstravenView>): ReactElement {
  const { phase, turn, attacked, traded, round } = view
  const isMine = turn === seat
  const whose = isMine ? 'Your turn' : `${nameOfSeat(players, turn, seat)}’s turn`
  return (
    <div className="es-plan" data-seat={turn}>
      <p className="es-plan-whose">
        <SeatMark seat={turn} />
        <b>{round === 0 ? 'Before the first turn' : whose}</b>
        <span className="es-plan-note">The chain is empty.</span>
      </p>
      <ol className="es-phases">
        {PHASES.map(({ phase: each, title, what }) => (
          <li key={each} data-now={each === phase || undefined} aria-current={each === phase ? 'step' : undefined}>
            <b>{title}</b>
            <span>{what}</span>
          </li>
        ))}
      </ol>
      <ul className="es-once">
        <li data-used={attacked || undefined}>
          <PowerIcon size={16} /> {attacked ? 'Attack declared' : 'One attack left'}
        </li>
        <li data-used={traded || undefined}>
          <TradeIcon size={16} /> {traded ? 'Trade made' : 'One trade left'}
        </li>
      </ul>
    </div>
  )
}
