import type { Game } from '@turnwright/kernel/host'
import { cardsLyingAlone, cardsWithin } from '@turnwright/testkit/workbench'
import type { KnownCard } from '../wire.ts'

/** Every card, where it lies and who knows it. With the real game beside an imagined one, what it really is. */
export function knownCards(game: Game, real: Game | null): readonly KnownCard[] {
  const { cards, players, definition } = game
  const ids = cards.everyId()
  const everyId = new Set<number>(ids)
  const zones = new Map<number, string>()
  for (const [card, [place]] of cardsLyingAlone(game.state, '', everyId))
    if (place !== undefined) zones.set(card, place)
  for (const { path, cards: lying } of cardsWithin(game.state, '', everyId))
    for (const card of lying) zones.set(card, path)
  const nameOf = (identity: string) => definition.cardName?.(identity) ?? identity
  return ids.map((id) => {
    const identity = cards.identity(id)
    const really = real === null ? identity : real.cards.identity(id)
    return {
      id,
      name: nameOf(identity),
      back: cards.back(id),
      zone: zones.get(id)?.replace(/^\./, '') ?? null,
      knownTo: players.map(({ seat }) => seat).filter((seat) => cards.isKnownTo(id, seat)),
      isPublic: cards.isPublic(id),
      really: really === identity ? null : nameOf(really),
    }
  })
}
