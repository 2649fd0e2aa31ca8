import type { CardId } from '@turnwright/kernel'
import { useTableVoice, useZoomed, ZoomFrame } from '@turnwright/tabletop'
import type { EstravenView } from '../../rules/view.ts'
import { cardCalled } from '../card/printed.ts'
import { reasonsAgainst } from '../request/refused-deeds.ts'
import { CardZoom } from './card-zoom.tsx'
import { findCard } from './find-card.ts'

const CARDS = '.estraven [data-place^="card:"], .estraven [data-zoom]'

/** One enlarged card for the whole table. */
export function ZoomLayer({ view }: { readonly view: EstravenView }) {
  const zoomed = useZoomed(CARDS)
  if (zoomed === null) return null
  return (
    <ZoomFrame zoomed={zoomed}>
      <ZoomedCard view={view} of={zoomed.of} />
    </ZoomFrame>
  )
}

function ZoomedCard({ view, of }: { readonly view: EstravenView; readonly of: string }) {
  const { offers } = useTableVoice()
  const [kind, name = ''] = of.split(':')
  if (kind === 'id') {
    const printed = cardCalled(name)
    return printed === null ? null : <CardZoom printed={printed} />
  }
  const found = findCard(view, Number(name) as CardId)
  if (found === null) return null
  const told = offers.unavailable.get(of)
  const reasons = told === undefined ? reasonsAgainst(found, offers.choices.get(of) ?? []) : [told]
  return <CardZoom {...found} reasons={reasons} />
}
