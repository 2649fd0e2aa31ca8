import { type ZoomedThing, ZoomLayer } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import { cardCalled } from '../../rules/faces.ts'
import type { DuelView } from '../../rules/view.ts'
import { CardZoom } from './card-zoom.tsx'
import { findCard } from './find-card.ts'

const CARDS = '.pokemon [data-place^="card:"], .pokemon [data-zoom], .request-panel [data-zoom], .log [data-zoom]'

/** Cards of the table, and those that the request and the log speak of, from near. */
export function CardZoomLayer({ view }: { readonly view: DuelView }): ReactElement {
  return <ZoomLayer things={CARDS}>{(thing) => zoomedCard(view, thing)}</ZoomLayer>
}

function zoomedCard(view: DuelView, { kind, id, reason }: ZoomedThing) {
  const found = kind === 'card' ? findCard(view, Number(id)) : null
  const printed = found?.printed ?? (kind === 'id' ? cardCalled(id) : null)
  return printed === null ? null : <CardZoom printed={printed} pokemon={found?.pokemon ?? null} reason={reason} />
}
