import { useTableVoice } from '@turnwright/tabletop'
import type { WingspanView } from '../../rules/view.ts'
import { BirdZoom } from './bird-zoom.tsx'
import { findBirdCard } from './find-card.ts'
import { useZoomed } from './use-zoomed.ts'
import './zoom-layer.css'

/** One enlarged card for the whole table. */
export function ZoomLayer({ view }: { readonly view: WingspanView }) {
  const { offers } = useTableVoice()
  const zoomed = useZoomed()
  const found = zoomed === null ? null : findBirdCard(view, zoomed.card)
  if (zoomed === null || found === null) return null
  const { card, byTouch, ...spot } = zoomed
  return (
    <div
      className="zoom"
      data-touch={byTouch || undefined}
      style={byTouch ? undefined : spot}
      // Everything it shows is in the label of the card itself.
      aria-hidden="true"
    >
      <BirdZoom {...found} reason={offers.unavailable.get(`card:${card}`) ?? null} />
    </div>
  )
}
