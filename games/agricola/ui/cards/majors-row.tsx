import type { Ref } from '@turnwright/kernel/host'
import { type BoardProps, nameOfSeat, Place, SeatMark } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { Major } from '../../cards/major.ts'
import { MAJORS } from '../../cards/majors.ts'
import type { AgricolaView } from '../../rules/view.ts'
import { goodsOf } from './goods-of.ts'
import { Amounts } from '../signs/amounts.tsx'
import { Points } from '../signs/points.tsx'
import './majors-row.css'

/** The ten major improvements: what each costs, or who has it. */
export function MajorsRow(props: BoardProps<AgricolaView>): ReactElement {
  return (
    <section className="ag-majors" aria-label="Major improvements">
      <h3 className="ag-stage-name">Major improvements</h3>
      <div className="ag-majors-row">
        {MAJORS.map((major) => (
          <MajorTile key={major.id} of={major} {...props} />
        ))}
      </div>
    </section>
  )
}

function MajorTile({ of, view, players, seat, prompts }: BoardProps<AgricolaView> & { readonly of: Major }) {
  const me = seat === null ? undefined : view.players[seat]
  // What is missing is marked while one is to be chosen, not all the time.
  const isAsked = prompts.some(({ choices }) => choices.some(({ ref }) => isMajor(ref)))
  const owner = view.players.find(({ majors }) => majors.includes(of.id))
  const who = owner === undefined ? null : nameOfSeat(players, owner.seat, seat)
  return (
    <Place of={{ space: of.id }} className={owner === undefined ? 'ag-major' : 'ag-major ag-major-gone'}>
      <span className="only-read">{of.name}</span>
      <b aria-hidden="true">{of.name.replace(/'s Workshop$/, '')}</b>
      {owner === undefined ? (
        <span className="ag-major-line">
          <Amounts of={of.cost} from={isAsked && me !== undefined ? goodsOf(me) : undefined} />
          <Points of={of.points} />
        </span>
      ) : (
        <span className="ag-major-line">
          <SeatMark seat={owner.seat} />
          <span className="ag-major-owner">{who}</span>
        </span>
      )}
      <span className="only-read">{of.text}</span>
    </Place>
  )
}

function isMajor(ref: Ref | undefined): boolean {
  return ref !== undefined && 'space' in ref && MAJORS.some(({ id }) => id === ref.space)
}
