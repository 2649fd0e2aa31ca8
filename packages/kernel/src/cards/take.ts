import type { CardId } from './card-id.ts'

/** Takes a card out of a zone; it must be there. */
export function take(card: CardId, zone: CardId[]): void {
  const at = zone.indexOf(card)
  if (at < 0)
    throw new Error(
      `card ${card} is not in the zone it should be taken from: it lies elsewhere, or it was slipped, shuffled or concealed and has a new id`,
    )
  // Shifting by hand: splice would allocate a list for the one card it removes.
  for (let i = at + 1; i < zone.length; i++) zone[i - 1] = zone[i] as CardId
  zone.pop()
}
