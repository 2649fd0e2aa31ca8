import { type Offer, ThingMenu, useTableVoice, useThingMenu, wordsOf } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { PlayerView } from '../../rules/view.ts'
import { aboutOf } from '../request/about-of.ts'
import { Sign } from '../signs/sign.tsx'
import { placeWords } from './cell-words.ts'

/** A cell that can be used in several ways, such as a field for either crop, opens a menu of them where it lies. */
export function CellMenu({ of }: { readonly of: PlayerView }): ReactElement | null {
  const { shown, anchor, close } = useThingMenu()
  const { offers, choose, busy } = useTableVoice()
  if (shown === null || anchor === null) return null
  const own = offers.choices.get(shown) ?? []
  if (own.length < 2 || busy) return null
  const deeds = own.map((offer) => ({ key: String(offer.choice.id), ...deedFor(offer, of), run: () => choose(offer) }))
  return <ThingMenu {...{ anchor, deeds, close }} label={`What to do at ${placeWords(shown.slice('cell:'.length))}`} />
}

function deedFor({ choice }: Offer, { supply }: PlayerView) {
  const about = aboutOf(choice)
  if (about?.kind !== 'sow-at') return { title: wordsOf(choice) }
  const { crop } = about
  return { title: `Sow ${crop}`, detail: `${supply[crop]} in your supply`, icon: <Sign of={crop} /> }
}
