import type { ReactElement } from 'react'
import type { PlayerView, WingspanView } from '../../rules/view.ts'
import type { AskedNow } from './asked-now.ts'
import { MatRow } from './mat-row.tsx'
import { turnInChain } from './power-chain.ts'
import './mat.css'

interface MatProps {
  readonly view: WingspanView
  readonly now: AskedNow
  readonly of: PlayerView
  /** Whether it belongs to whoever looks. */
  readonly isMine: boolean
  readonly name: string
}

/** A player's three habitats. */
export function Mat({ view, now, of, isMine, name }: MatProps): ReactElement {
  const { seat, rows, lastTurn } = of
  return (
    <section className="mat" aria-label={isMine ? 'Your mat' : `The mat of ${name}`}>
      {rows.map((row) => (
        <MatRow
          key={row.habitat}
          {...{ row, seat, isMine }}
          isUsed={lastTurn.action === row.habitat}
          isOpen={now.wantsRow}
          turnOf={(card) => turnInChain(view, now, card)}
        />
      ))}
    </section>
  )
}
