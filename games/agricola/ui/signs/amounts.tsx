import type { ReactElement } from 'react'
import { GOODS, type Goods } from '../../cards/goods.ts'
import { Sign } from './sign.tsx'
import './amounts.css'

interface AmountsProps {
  readonly of: Goods
  /** What the buyer has: what is missing is marked. */
  readonly from?: Goods | undefined
  /** Without a number where it is 1. */
  readonly isBrief?: boolean
}

/** A price or a yield: number and piece, one after the other. */
export function Amounts({ of, from, isBrief = false }: AmountsProps): ReactElement {
  return (
    <span className="ag-amounts num">
      {GOODS.map((good) => {
        const n = of[good] ?? 0
        if (n === 0) return null
        const isMissing = from !== undefined && (from[good] ?? 0) < n
        return (
          <span key={good} className="ag-amount" data-missing={isMissing || undefined}>
            {n === 1 && isBrief ? <span className="only-read">1</span> : n}
            <Sign of={good} />
            <span className="only-read"> {good}</span>
          </span>
        )
      })}
    </span>
  )
}
