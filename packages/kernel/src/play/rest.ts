/** A game that can let go of what it only holds to be quick. */
export interface Restful {
  rest(): void
}

/** Tables that are busy at the same time take turns; more than these rest, as most open tables do. */
const MOST_AWAKE = 128

/** Those that somebody played or looked at, the latest last. */
const awake = new Set<Restful>()
let latest: Restful | null = null

/** The games that somebody played or looked at lately stay as they are; whichever that was longest ago rests. */
export function comeToTheFore(game: Restful): void {
  if (latest === game) return
  latest = game
  awake.delete(game)
  awake.add(game)
  if (awake.size <= MOST_AWAKE) return
  const [longest] = awake
  if (longest === undefined) return
  awake.delete(longest)
  longest.rest()
}

/** Lets every game rest, however lately it was played. */
export function restAll(): void {
  for (const game of awake) game.rest()
  awake.clear()
  latest = null
}
