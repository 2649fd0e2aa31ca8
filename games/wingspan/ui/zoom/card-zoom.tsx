import { type ZoomedThing, ZoomLayer } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { WingspanView } from '../../rules/view.ts'
import { BirdZoom } from './bird-zoom.tsx'
import { BonusZoom } from './bonus-zoom.tsx'
import { findBirdCard, findBonusCard } from './find-card.ts'

const CARDS = '.wingspan [data-place^="card:"], .request-panel [data-zoom^="card:"]'

/** Birds and bonus cards from near. */
export function CardZoom({ view }: { readonly view: WingspanView }): ReactElement {
  return <ZoomLayer things={CARDS}>{(thing) => zoomedCard(view, thing)}</ZoomLayer>
}

function zoomedCard(view: WingspanView, { id, reason }: ZoomedThing) {
  const card = Number(id)
  const found = findBirdCard(view, card)
  if (found !== null) return <BirdZoom {...found} reason={reason} />
  const bonus = findBonusCard(view, card)
  return bonus === null ? null : <BonusZoom of={bonus} />
}
