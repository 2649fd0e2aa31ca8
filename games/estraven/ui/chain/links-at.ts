import type { CardId, Seat } from '@turnwright/kernel'
import type { ChainView, LinkView } from '../../rules/view.ts'

/** The links that are aimed at a card. */
export function linksAt({ links }: Pick<ChainView, 'links'>, card: CardId): readonly LinkView[] {
  return links.filter(({ targets }) => targets.some((target) => target.kind === 'card' && target.card === card))
}

/** The links that are aimed at a player; an attack goes at the one who did not declare it. */
export function linksAtSeat({ links }: ChainView, seat: Seat): readonly LinkView[] {
  return links.filter(
    ({ sort, by, targets }) =>
      (sort === 'attack' && by !== seat) || targets.some((target) => target.kind === 'player' && target.seat === seat),
  )
}
