import { useTableVoice, useZoomed, ZoomFrame } from '@turnwright/tabletop'
import type { WingspanView } from '../../rules/view.ts'
import { BirdZoom } from './bird-zoom.tsx'
import { BonusZoom } from './bonus-zoom.tsx'
import { findBirdCard, findBonusCard } from './find-card.ts'

const CARDS = '.wingspan [data-place^="card:"]'

/** One enlarged card for the whole table. */
export function ZoomLayer({ view }: { readonly view: WingspanView }) {
  const zoomed = useZoomed(CARDS)
  if (zoomed === null) return null
  return (
    <ZoomFrame zoomed={zoomed}>
      <ZoomedCard view={view} card={Number(zoomed.of.slice('card:'.length))} />
    </ZoomFrame>
  )
}

function ZoomedCard({ view, card }: { readonly view: WingspanView; readonly card: number }) {
  const { offers } = useTableVoice()
  const found = findBirdCard(view, card)
  if (found !== null) return <BirdZoom {...found} reason={offers.unavailable.get(`card:${card}`) ?? null} />
  const bonus = findBonusCard(view, card)
  return bonus === null ? null : <BonusZoom of={bonus} />
}
