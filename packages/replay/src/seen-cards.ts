import type { CardId, Seat } from '@turnwright/kernel'
import { type Game, project } from '@turnwright/kernel/host'
import type { SeenCards } from './card-lives.ts'
import type { Eyes } from './told-moment.ts'

/** No line is that late. */
const NO_LINES = Number.MAX_SAFE_INTEGER

/** What a seat is shown of a game as it stands. */
export function viewAt(game: Game, seat: Seat | null): unknown {
  return project(game, seat, { logFrom: NO_LINES }).view
}

/** The cards that these eyes see of a game as it stands: everybody sees what any seat does. */
export function seenCards(game: Game, eyes: Eyes): SeenCards {
  const { cards, definition, players } = game
  const seats = eyes === 'everybody' ? players.map(({ seat }) => seat) : [eyes]
  return {
    views: seats.map((seat) => viewAt(game, seat)),
    nameOf: (card) => {
      const id = card as CardId
      if (!seats.some((seat) => cards.isKnownTo(id, seat))) return null
      const identity = cards.identity(id)
      return definition.cardName?.(identity) ?? identity
    },
  }
}
