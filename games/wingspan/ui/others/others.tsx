import { type BoardProps, nameOfSeat, othersOf, usePhone } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import { askedNow } from '../mat/asked-now.ts'
import { AutomaMat } from '../mat/automa-mat.tsx'
import type { WingspanView } from '../../rules/view.ts'
import { OtherMat } from './other-mat.tsx'
import './others.css'

/** The mats of the others, one below the other, for a phone; on a wide screen the tabs above the mat show them. */
export function Others({ view, players, seat, projection }: BoardProps<WingspanView>): ReactElement | null {
  const now = askedNow(projection)
  const isPhone = usePhone()
  // What nobody sees is not drawn.
  if (!isPhone) return null
  return (
    <div className="other-mats">
      {othersOf({ players, seat }).map((player) => {
        const of = view.players[player.seat]
        if (of === undefined) return null
        return <OtherMat key={player.seat} {...{ view, now, of }} name={nameOfSeat(players, player.seat, seat)} />
      })}
      {view.automa !== null && <AutomaMat of={view.automa} />}
    </div>
  )
}
