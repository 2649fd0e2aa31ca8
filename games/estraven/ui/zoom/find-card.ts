import type { CardId } from '@turnwright/kernel'
import type { Card } from '../../cards/card.ts'
import type { CardView, EstravenView, HandCardView, LinkView, MarketCardView, PermanentView } from '../../rules/view.ts'
import { cardCalled } from '../card/printed.ts'

/** A card somewhere on the table, with what is known of it there. */
export interface FoundCard {
  readonly card: CardId
  readonly printed: Card
  readonly hand: HandCardView | null
  readonly permanent: PermanentView | null
  readonly market: MarketCardView | null
}

export function findCard(view: EstravenView, card: number): FoundCard | null {
  const isIt = (each: CardView) => each.card === card
  const { players, market, chain, combat, triggers } = view
  const permanent = players.flatMap(({ battlefield }) => battlefield).find(isIt) ?? null
  const hand = players.flatMap((player) => player.hand).find(isIt) ?? null
  const offered = market.row.find(isIt) ?? null
  const elsewhere = [
    ...players.flatMap(({ pitched, graveyard, exile }) => [...pitched, ...graveyard, ...exile]),
    ...chain.links.flatMap(cardsOfLink),
    ...(combat?.attackers ?? []),
    ...triggers,
  ]
  const found = permanent ?? hand ?? offered ?? elsewhere.find(isIt)
  if (found === undefined) return null
  const printed = cardCalled(found.id)
  return printed === null ? null : { card: found.card, printed, hand, permanent, market: offered }
}

function cardsOfLink(link: LinkView): readonly CardView[] {
  return [link, ...link.others]
}
