import { type BoardProps, PileSpread, whose } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import { cardCalled } from '../../rules/faces.ts'
import type { DuelView } from '../../rules/view.ts'
import { PrintedCard } from '../card/printed-card.tsx'
import { SmallCard } from '../card/small-card.tsx'
import { cardsOf, type OpenPile, PILE_TITLES, type PileCard } from './open-pile.ts'

type PileBrowserProps = BoardProps<DuelView> & { readonly open: OpenPile; readonly onClose: () => void }

/** A pile that somebody looks through. */
export function PileBrowser({ open, onClose, view, players, seat }: PileBrowserProps): ReactElement {
  const cards = cardsOf(view, open)
  const title = `${whose(players, open.seat, seat)} ${PILE_TITLES[open.pile]}`
  const order = open.pile === 'discard' ? ', the newest first' : open.pile === 'deck' ? ', from the top' : ''
  const note = `${cards.length === 1 ? '1 card' : `${cards.length} cards`}${order}`
  return (
    <PileSpread {...{ title, note, onClose }}>
      {cards.map((card) => (
        <PileCardFace key={card.key} of={card} />
      ))}
      {cards.length === 0 && <p>Nothing is left here.</p>}
    </PileSpread>
  )
}

function PileCardFace({ of }: { readonly of: PileCard }) {
  if (of.card !== null) return <SmallCard card={of.card} id={of.id} />
  const card = cardCalled(of.id)
  return card === null ? null : <PrintedCard card={card} />
}
