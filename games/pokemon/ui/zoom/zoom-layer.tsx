import type { CardId } from '@turnwright/kernel'
import { useTableVoice, useZoomed, ZoomFrame } from '@turnwright/tabletop'
import { cardCalled } from '../../rules/faces.ts'
import type { DuelView } from '../../rules/view.ts'
import { CardZoom } from './card-zoom.tsx'
import { findCard } from './find-card.ts'

const CARDS = '.pokemon [data-place^="card:"], .pokemon [data-zoom], .request-panel [data-zoom], .log [data-zoom]'

/** One enlarged card for the whole table. */
export function ZoomLayer({ view }: { readonly view: DuelView }) {
  const { offers } = useTableVoice()
  const zoomed = useZoomed(CARDS)
  if (zoomed === null) return null
  const [kind, name = ''] = zoomed.of.split(':')
  const found = kind === 'card' ? findCard(view, Number(name) as CardId) : null
  const printed = found?.printed ?? (kind === 'id' ? cardCalled(name) : null)
  if (printed === null) return null
  return (
    <ZoomFrame zoomed={zoomed}>
      <CardZoom printed={printed} pokemon={found?.pokemon ?? null} reason={offers.unavailable.get(zoomed.of) ?? null} />
    </ZoomFrame>
  )
}
