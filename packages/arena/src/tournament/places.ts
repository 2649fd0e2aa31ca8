import type { GameResult, Seat } from '@turnwright/kernel'

/**
 * Who came in where: winners first, then by points. A game that nobody won is one place for all. Whoever forfeited comes
 * after everybody who did not.
 */
export function placesOf({ winners, scores }: GameResult, seats: number, forfeited: ReadonlySet<Seat>): number[] {
  const worth = Array.from({ length: seats }, (_, seat): readonly [number, number, number] => [
    forfeited.has(seat) ? 0 : 1,
    winners.includes(seat) ? 1 : 0,
    winners.length === 0 ? 0 : (scores[seat] ?? 0),
  ])
  return worth.map((own, seat) => worth.filter((other, at) => at !== seat && isAhead(other, own)).length)
}

function isAhead(one: readonly [number, number, number], other: readonly [number, number, number]): boolean {
  if (one[0] !== other[0]) return one[0] > other[0]
  if (one[1] !== other[1]) return one[1] > other[1]
  // Winners share their place, whatever their points.
  return one[1] === 0 && one[2] > other[2]
}
