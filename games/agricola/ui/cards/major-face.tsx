import type { ReactElement } from 'react'
import type { Goods } from '../../cards/goods.ts'
import type { Major } from '../../cards/major.ts'
import { Amounts } from '../signs/amounts.tsx'
import { Points } from '../signs/points.tsx'
import { Sign } from '../signs/sign.tsx'
import './card-face.css'

/** A major improvement in full. */
export function MajorFace({ of, goods }: { readonly of: Major; readonly goods?: Goods }): ReactElement {
  return (
    <span className="ag-card" data-kind="major">
      <span className="ag-card-head">
        <Sign of="improvement" />
        <span className="ag-card-name">{of.name}</span>
      </span>
      <span className="ag-card-cost">
        <Amounts of={of.cost} from={goods} />
        {of.returns.length > 0 && <span>or a Fireplace back</span>}
        <span className="ag-card-end">
          <Points of={of.points} />
        </span>
      </span>
      <span className="ag-card-text">{of.text}</span>
    </span>
  )
}
