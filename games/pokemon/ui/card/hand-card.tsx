import { useTableVoice } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { CardView } from '../../rules/view.ts'
import { cardCalled } from '../../rules/faces.ts'
import { hueOf } from '../art/picture.ts'
import { clickOnHand } from '../play/click.ts'
import { questionOf } from '../../words/kinds.ts'
import { Thing } from '../play/thing.tsx'
import { CardInside } from './card-inside.tsx'
import { cardWords } from './card-words.ts'

/** A whole card in the hand. */
export function HandCard({ of }: { readonly of: CardView }): ReactElement | null {
  const { offers } = useTableVoice()
  const card = cardCalled(of.id)
  if (card === null) return null
  const key = `card:${of.card}`
  const own = offers.choices.get(key) ?? []
  const isMain = own.some(({ prompt }) => questionOf(prompt)?.kind === 'main')
  const asksFirst = isMain && card.supertype === 'Trainer'
  return (
    <Thing
      card={of.card}
      label={cardWords(card)}
      className="card pk-card"
      type={hueOf(card)}
      kind={card.supertype}
      click={clickOnHand(of.card, offers, asksFirst)}
      chosen={own.some(({ path, place }) => path.length === 1 && place >= 0)}
      reason={own.length > 0 ? null : (offers.unavailable.get(key) ?? null)}
      from="deck"
    >
      <CardInside card={card} />
    </Thing>
  )
}
