/** A game that can let go of what it only holds to be quick. */
export interface Restful {
  rest(): void
}

let latest: Restful | null = null

/** The game that somebody played or looked at last stays as it is; the one before it rests, as most open tables do. */
export function comeToTheFore(game: Restful): void {
  if (latest === game) return
  latest?.rest()
  latest = game
}
