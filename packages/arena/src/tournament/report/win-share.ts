/** The share of the win: nobody's win is everybody's in equal parts. */
export function wonAt(places: readonly number[], seat: number): number {
  const winners = places.filter((place) => place === 0).length
  return places[seat] === 0 ? 1 / winners : 0
}
