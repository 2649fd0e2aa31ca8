import type { ReactElement } from 'react'
import { LOTS } from '../../index.ts'
import { LotPlace } from '../lot-card.tsx'

/** Every lot side by side, for whoever draws them. */
export function Sheet(): ReactElement {
  return (
    <div className="gallery-lots">
      {LOTS.map((lot, place) => (
        <LotPlace key={lot.id} of={{ card: place as never, lot }} />
      ))}
    </div>
  )
}
