import type { BoardProps } from '@turnwright/tabletop'
import type { CSSProperties } from 'react'
import type { AgricolaView } from '../../rules/view.ts'
import { printedSpace } from './printed-space.ts'
import { SpaceTile } from './space-tile.tsx'
import './village.css'

/** The spaces that are always open, in two rows. */
export function Village({ view, players, seat }: BoardProps<AgricolaView>) {
  const fixed = view.spaces.filter(({ round }) => round === null)
  return (
    <div className="ag-village" style={{ '--ag-columns': Math.ceil(fixed.length / 2) } as CSSProperties}>
      {fixed.map((space) => (
        <SpaceTile key={space.id} of={space} printed={printedSpace(view, space.id)} players={players} me={seat} />
      ))}
    </div>
  )
}
