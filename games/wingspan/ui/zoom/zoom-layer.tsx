import { useTableVoice, useZoomed } from '@turnwright/tabletop'
import type { WingspanView } from '../../rules/view.ts'
import { BirdZoom } from './bird-zoom.tsx'
import { BonusZoom } from './bonus-zoom.tsx'
import { findBirdCard, findBonusCard } from './find-card.ts'
import './zoom-layer.css'

const CARDS = '.wingspan [data-place^="card:"]'

/** One enlarged card for the whole table. */
export function ZoomLayer({ view }: { readonly view: WingspanView }) {
  const zoomed = useZoomed(CARDS)
  if (zoomed === null) return null
  const { of, byTouch, ...spot } = zoomed
  return (
    <div
      className="zoom"
      data-touch={byTouch || undefined}
      style={byTouch ? undefined : spot}
      // Everything it shows is in the label of the card itself.
      aria-hidden="true"
    >
      <ZoomedCard view={view} card={Number(of.slice('card:'.length))} />
    </div>
  )
}

function ZoomedCard({ view, card }: { readonly view: WingspanView; readonly card: number }) {
  const { offers } = useTableVoice()
  const found = findBirdCard(view, card)
  if (found !== null) return <BirdZoom {...found} reason={offers.unavailable.get(`card:${card}`) ?? null} />
  const bonus = findBonusCard(view, card)
  return bonus === null ? null : <BonusZoom of={bonus} />
}
