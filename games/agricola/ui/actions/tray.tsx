import type { ReactElement } from 'react'
import type { Good } from '../../cards/goods.ts'
import type { SpaceView } from '../../rules/view.ts'
import { Sign } from '../signs/sign.tsx'
import './tray.css'

/** A big pile is told by its number. */
const MOST_DRAWN = 4

/** What gathers on a space lies in a tray, piece by piece, with its number and what comes every round. */
export function Tray({ of }: { readonly of: NonNullable<SpaceView['gathers']> }): ReactElement {
  return (
    <span className="ag-tray-line num" aria-hidden="true">
      <span className="ag-tray">
        <Pieces good={of.good} n={of.stock} />
      </span>
      <span className="ag-rate">+{of.perRound}</span>
    </span>
  )
}

function Pieces({ good, n }: { readonly good: Good; readonly n: number }) {
  if (n === 0) return <span className="ag-tray-none">empty</span>
  return (
    <>
      <span className="ag-tray-pieces">
        {Array.from({ length: Math.min(n, MOST_DRAWN) }, (_, at) => (
          <Sign key={at} of={good} />
        ))}
      </span>
      <b>{n}</b>
    </>
  )
}
