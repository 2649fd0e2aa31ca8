import type { CardId, Seat } from '@turnwright/kernel'
import { cardCalled } from '../../rules/faces.ts'
import type { DuelView } from '../../rules/view.ts'

export type PileName = 'discard' | 'hand' | 'deck'

/** A pile that is being looked through. */
export interface OpenPile {
  readonly seat: Seat
  readonly pile: PileName
}

/** What lies spread out over the table: a pile, or the list of one's own deck. */
export type Opened = OpenPile | 'list'

export const PILE_TITLES: Readonly<Record<PileName, string>> = {
  discard: 'discard pile',
  hand: 'hand',
  deck: 'deck, as far as you know it',
}

export interface PileCard {
  readonly key: string
  readonly card: CardId | null
  readonly id: string
}

/** What of a pile the viewer knows: a discard pile from the newest on, a deck from its top. */
export function cardsOf(view: DuelView, { seat, pile }: OpenPile): readonly PileCard[] {
  const player = view.players[seat]
  if (player === undefined) return []
  if (pile === 'deck') return player.deck.top.map(({ card, id }) => ({ key: String(card), card, id }))
  const cards = pile === 'discard' ? player.discard.toReversed() : player.hand
  return cards.flatMap(({ card, id }) =>
    id === null || cardCalled(id) === null ? [] : [{ key: String(card), card, id }],
  )
}
