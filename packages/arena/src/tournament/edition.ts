/** By what games are played: those of other rules or other players are not of one tournament. */
export interface Edition {
  readonly software: string
  /** The number of the game's rules. */
  readonly rules: number
}
