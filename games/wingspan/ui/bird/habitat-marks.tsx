import type { ReactElement } from 'react'
import type { Habitat } from '../../cards/habitat.ts'
import { Sign } from '../signs/sign.tsx'
import './habitat-marks.css'

/** Where a bird may live. */
export function HabitatMarks({ of }: { readonly of: readonly Habitat[] }): ReactElement {
  return (
    <span className="habitat-marks">
      {of.map((habitat) => (
        <i key={habitat} data-habitat={habitat}>
          <Sign of={habitat} />
        </i>
      ))}
    </span>
  )
}
