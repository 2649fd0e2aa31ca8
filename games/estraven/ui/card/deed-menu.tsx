import { type MenuDeed, type Offer, ThingMenu, useTableVoice, useThingMenu } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { EstravenView } from '../../rules/view.ts'
import { deedFace } from '../request/deed-face.tsx'
import { refusedDeeds } from '../request/refused-deeds.ts'
import { findCard } from '../zoom/find-card.ts'

/** The uses of one card, beside it: what can be done, and what cannot with the reason. */
export function DeedMenu({ view }: { readonly view: EstravenView }): ReactElement | null {
  const { shown, anchor, close } = useThingMenu()
  const { offers, choose } = useTableVoice()
  if (shown === null || anchor === null) return null
  const own = offers.choices.get(shown) ?? []
  if (own.length === 0) return null
  const found = findCard(view, Number(shown.slice('card:'.length)))
  const refused = found === null ? [] : refusedDeeds(found, own)
  const deeds: readonly MenuDeed[] = [
    ...own.map((offer) => deedOf(offer, view, () => choose(offer))),
    ...refused.map(({ verb, reason }) => ({ key: verb, title: verb, reason })),
  ]
  return <ThingMenu {...{ anchor, deeds, close }} label={`What to do with ${found?.printed.name ?? 'this card'}`} />
}

function deedOf(offer: Offer, view: EstravenView, run: () => void): MenuDeed {
  const { icon, verb, end } = deedFace(offer, view)
  return { key: offer.path.join(' '), title: verb, icon, end, run }
}
