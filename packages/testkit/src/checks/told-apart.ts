import type { CardId, Seat } from '@turnwright/kernel'
import { type ChoiceId, type Game, project } from '@turnwright/kernel/host'

export interface Offered {
  readonly id: ChoiceId
  readonly card: CardId
}

/** A card that is no open one, to an onlooker who may have come to know it all the same. */
export interface Hidden extends Offered {
  readonly wasKnown: boolean
}

export interface Played {
  readonly game: Game
  readonly card: Hidden
}

/** The rules turned the card over, or gave it another id. */
export function isOpen({ game: { cards }, card: { card, wasKnown } }: Played, onlooker: Seat | null): boolean {
  try {
    return wasKnown ? cards.isPublic(card) : cards.isKnownTo(card, onlooker)
  } catch {
    return true
  }
}

interface Seen {
  readonly view: unknown
  readonly log: unknown
}

/** A copy of a game tells only what was told since its step began. */
function seenBy(game: Game, onlooker: Seat | null): Seen {
  const { view, log } = project(game, onlooker)
  return { view, log: log.lines }
}

/** By the ids; or by what the cards are, where an onlooker who knew one knows no other of the kind. */
export function whereToldApart(one: Played, other: Played, onlooker: Seat | null): string | null {
  const [seen, seenOtherwise] = [seenBy(one.game, onlooker), seenBy(other.game, onlooker)]
  const byId = whereExchanged(seen, seenOtherwise, one.card.card, other.card.card)
  if (byId !== null || !one.card.wasKnown || !isUnmistakable(one, onlooker) || !isUnmistakable(other, onlooker))
    return byId
  return whereExchanged(seen, seenOtherwise, identityFor(one, onlooker), identityFor(other, onlooker))
}

function identityFor({ game, card }: Played, onlooker: Seat | null): string | null {
  return game.cards.maskedFor(onlooker).identity(card.card)
}

/** Where the onlooker sees what it is, that can only be this card. */
function isUnmistakable(played: Played, onlooker: Seat | null): boolean {
  const { cards } = played.game
  const identity = identityFor(played, onlooker)
  const known = cards.everyId().filter((card) => cards.isKnownTo(card, onlooker))
  return known.filter((card) => cards.identity(card) === identity).length <= 1
}

/** Where one stands in one of two pictures, and the other in the other. */
function whereExchanged(one: unknown, other: unknown, chosen: unknown, instead: unknown, path = ''): string | null {
  if (one === chosen && other === instead) return path
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return null
  for (const [key, value] of Object.entries(one)) {
    const beside = (other as Record<string, unknown>)[key]
    const at = Array.isArray(one) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`
    const place = whereExchanged(value, beside, chosen, instead, at)
    if (place !== null) return place
  }
  return null
}
