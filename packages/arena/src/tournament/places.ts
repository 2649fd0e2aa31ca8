import type { GameResult, Seat } from '@turnwright/kernel'

/**
 * Who came in where: winners first, then by points. A game that nobody won is one place for all. Whoever forfeited comes
 * after everybody who did not.
 */
export function placesOf({ winners, scores }: GameResult, seats: number, forfeited: readonly Seat[]): number[] {
  const isAhead = (one: Seat, other: Seat): boolean => {
    const hasForfeited = forfeited.includes(one)
    if (hasForfeited !== forfeited.includes(other)) return !hasForfeited
    const hasWon = winners.includes(one)
    if (hasWon !== winners.includes(other)) return hasWon
    // Winners share their place, whatever their points.
    return !hasWon && winners.length > 0 && (scores[one] ?? 0) > (scores[other] ?? 0)
  }
  const places = new Array<number>(seats).fill(0)
  for (let seat = 0; seat < seats; seat++)
    for (let other = 0; other < seats; other++) if (other !== seat && isAhead(other, seat)) places[seat]!++
  return places
}
