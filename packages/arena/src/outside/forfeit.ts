/** A player from outside that cannot go on: it loses the game, and nothing else suffers. */
export class Forfeit extends Error {
  override readonly name = 'Forfeit'
}

/** An answer that cannot be looked at, and why: it counts as a try. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
}
