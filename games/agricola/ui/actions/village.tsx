import type { BoardProps } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { AgricolaView } from '../../rules/view.ts'
import { printedSpace } from './printed-space.ts'
import { SpaceTile } from './space-tile.tsx'
import './village.css'

const MOST_IN_A_ROW = 10

/** The spaces that are always open, in two rows. */
export function Village({ view, players, seat }: BoardProps<AgricolaView>): ReactElement {
  const fixed = view.spaces.filter(({ round }) => round === null)
  const columns = { '--ag-columns': Math.ceil(fixed.length / 2) }
  return (
    <div className="ag-village" data-few={fixed.length <= MOST_IN_A_ROW || undefined} style={columns}>
      {fixed.map((space) => (
        <SpaceTile key={space.id} of={space} printed={printedSpace(view, space.id)} players={players} me={seat} />
      ))}
    </div>
  )
}
