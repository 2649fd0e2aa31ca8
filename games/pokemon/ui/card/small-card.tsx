import type { CardId } from '@turnwright/kernel'
import { useTableVoice } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import { cardCalled } from '../../rules/faces.ts'
import { hueOf } from '../art/picture.ts'
import { clickOnHand } from '../play/click.ts'
import { Thing } from '../play/thing.tsx'
import { CardInside } from './card-inside.tsx'
import { cardWords } from './card-words.ts'

/** A card in a spread pile; it can be chosen there if it is asked about. */
export function SmallCard({ card, id }: { readonly card: CardId; readonly id: string }): ReactElement | null {
  const { offers } = useTableVoice()
  const printed = cardCalled(id)
  if (printed === null) return null
  const own = offers.choices.get(`card:${card}`) ?? []
  return (
    <Thing
      card={card}
      label={cardWords(printed)}
      className="card pk-card"
      type={hueOf(printed)}
      kind={printed.supertype}
      click={clickOnHand(card, offers, false)}
      chosen={own.some(({ place }) => place >= 0)}
      still
    >
      <CardInside card={printed} />
    </Thing>
  )
}
