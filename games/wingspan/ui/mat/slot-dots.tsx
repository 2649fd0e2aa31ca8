import type { ReactElement } from 'react'
import type { PlayerView } from '../../rules/view.ts'
import { SLOTS_IN_A_ROW } from '../../cards/board.ts'
import './slot-dots.css'

/** A glance at a mat: fifteen dots, filled where a bird lives. */
export function SlotDots({ rows }: Pick<PlayerView, 'rows'>): ReactElement {
  return (
    <span className="slot-dots" aria-hidden="true">
      {rows.flatMap(({ habitat, birds }) =>
        Array.from({ length: SLOTS_IN_A_ROW }, (_, column) => (
          <i key={`${habitat} ${column}`} data-habitat={habitat} data-on={column < birds.length || undefined} />
        )),
      )}
    </span>
  )
}
