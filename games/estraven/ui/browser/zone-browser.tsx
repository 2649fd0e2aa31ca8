import { type BoardProps, PileSpread, whose } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { EstravenView } from '../../rules/view.ts'
import { SmallCard } from '../card/small-card.tsx'
import { cardsIn, type OpenZone, ZONE_TITLES } from '../lord/open-zone.ts'

type ZoneBrowserProps = BoardProps<EstravenView> & { readonly open: OpenZone; readonly onClose: () => void }

/** A pile that everybody may look through, the newest card first. */
export function ZoneBrowser({ open, onClose, view, players, seat }: ZoneBrowserProps): ReactElement {
  const cards = cardsIn(view, open)
  const title = `${whose(players, open.seat, seat)} ${ZONE_TITLES[open.zone].toLowerCase()}`
  const count = cards.length === 1 ? '1 card' : `${cards.length} cards`
  return (
    <PileSpread title={title} note={`${count}, the newest first`} onClose={onClose}>
      {cards.map((card) => (
        <SmallCard key={card.card} of={card} />
      ))}
      {cards.length === 0 && <p>Nothing is left here.</p>}
    </PileSpread>
  )
}
