/** A place at the table, counted from 0. */
export type Seat = number

/** Who sits there. The name is what seed 001 calls the actor of a request. */
export interface Player {
  readonly seat: Seat
  readonly name: string
}
