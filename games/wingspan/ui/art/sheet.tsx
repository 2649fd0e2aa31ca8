import type { ReactElement } from 'react'
import { BIRDS } from '../../cards/catalogue.ts'
import { Portrait } from '../bird/portrait.tsx'
import './sheet.css'

/** Every bird side by side, for whoever draws them. */
export function Sheet(): ReactElement {
  return (
    <div className="bird-sheet">
      {BIRDS.map((bird) => (
        <figure key={bird.id}>
          <Portrait bird={bird} />
          <figcaption>{bird.name}</figcaption>
        </figure>
      ))}
    </div>
  )
}
