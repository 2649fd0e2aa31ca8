import type { ReactElement } from 'react'
import { Sign } from '../signs/sign.tsx'
import './start-marker.css'

/** Who begins the next round. */
export function StartMarker(): ReactElement {
  return (
    <span className="ag-start-marker">
      <Sign of="start" />
      <span className="only-read">starts the next round</span>
    </span>
  )
}
