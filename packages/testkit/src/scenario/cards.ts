import { type CardId, take } from '@turnwright/kernel'
import type { Game } from '@turnwright/kernel/host'

type CardsOf = Pick<Game, 'cards'>

/** Takes a card of this identity out of a zone, to be put where the scenario wants it. */
export function pull({ cards }: CardsOf, zone: CardId[], identity: string): CardId {
  const card = zone.find((each) => cards.identity(each) === identity)
  if (card === undefined) throw new RangeError(`there is no ${identity} among the ${zone.length} cards of the zone`)
  take(card, zone)
  return card
}

/** Lays out the top of a pile: the first one named is drawn first. */
export function stack(game: CardsOf, pile: CardId[], identities: readonly string[]): void {
  const top = identities.map((identity) => pull(game, pile, identity))
  pile.push(...top.reverse())
}
