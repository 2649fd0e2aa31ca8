import { type OffersOnTable, useTableVoice, type ZoomedThing, ZoomLayer } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { EstravenView } from '../../rules/view.ts'
import { cardCalled } from '../card/printed.ts'
import { reasonsAgainst } from '../request/refused-deeds.ts'
import { CardZoom } from './card-zoom.tsx'
import { findCard } from './find-card.ts'

const CARDS = '.estraven [data-place^="card:"], .estraven [data-zoom], .request-panel [data-zoom^="card:"]'

/** Cards of the table, and of decks that are looked through, from near. */
export function CardZoomLayer({ view }: { readonly view: EstravenView }): ReactElement {
  const { offers } = useTableVoice()
  return <ZoomLayer things={CARDS}>{(thing) => zoomedCard(view, offers, thing)}</ZoomLayer>
}

function zoomedCard(view: EstravenView, offers: OffersOnTable, { key, kind, id, reason }: ZoomedThing) {
  if (kind === 'id') {
    const printed = cardCalled(id)
    return printed === null ? null : <CardZoom printed={printed} />
  }
  const found = findCard(view, Number(id))
  if (found === null) return null
  const reasons = reason === null ? reasonsAgainst(found, offers.choices.get(key) ?? []) : [reason]
  return <CardZoom {...found} reasons={reasons} />
}
