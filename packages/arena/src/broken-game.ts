/** A game of a series that could not be played to its end or not be kept, as plain data: it travels between threads. */
export interface BrokenGame {
  /** Its number in the series; with the plan it plays the same game again. */
  readonly number: number
  /** The seed of its deal. */
  readonly seed: string
  /** Goes on a sentence that begins with the game. */
  readonly what: string
  /** Where in the code it went wrong; null where nothing was thrown. */
  readonly stack: string | null
  /** The file of its record, where games are kept and this one could be. */
  readonly record: string | null
}

/** A series that was given up, and the game it was given up for. */
export class BrokenSeries extends Error {
  override readonly name = 'BrokenSeries'
  readonly game: BrokenGame

  constructor(game: BrokenGame) {
    super(`Game ${game.number} (seed ${game.seed}) ${game.what}`)
    this.game = game
  }
}
