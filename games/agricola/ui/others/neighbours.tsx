import type { Seat } from '@turnwright/kernel'
import { type BoardProps, nameOfSeat, othersOf } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { AgricolaView } from '../../rules/view.ts'
import { Neighbour } from './neighbour.tsx'
import './neighbours.css'

interface NeighboursProps extends BoardProps<AgricolaView> {
  readonly shown: Seat
  readonly onShow: (seat: Seat) => void
}

/** The others, the left neighbour first: that is where passed cards go. */
export function Neighbours({ view, players, seat, shown, onShow }: NeighboursProps): ReactElement {
  return (
    <div className="ag-neighbours">
      {othersOf({ players, seat }).map((player) => {
        const of = view.players[player.seat]
        if (of === undefined) return null
        const isShown = shown === of.seat
        return (
          <Neighbour
            key={of.seat}
            {...{ of, view, isShown }}
            name={nameOfSeat(players, of.seat, seat)}
            // A second click brings your own farm back.
            onShow={() => onShow(isShown && seat !== null ? seat : of.seat)}
          />
        )
      })}
    </div>
  )
}
