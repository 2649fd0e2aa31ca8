/** A place at the table, counted from 0. */
export type Seat = number

/** Who sits there. Selectors and responses name a player as their actor. */
export interface Player {
  readonly seat: Seat
  readonly name: string
}
