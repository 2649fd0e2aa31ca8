import type { SeatOver, SeatQuestion } from '@turnwright/arena'
import type { AnySelection } from '@turnwright/kernel/host'
import type { ShownTable } from '@turnwright/protocol'

/** A table at which a client has a seat. */
export interface SeatTable {
  readonly game: string
  /** What stands now. */
  look(): Promise<Standing>
  /** The next question, or the end; what stands when the time is up, where neither came. */
  wait(ms: number): Promise<Standing>
  answer(number: number, selection: AnySelection): Promise<Standing>
  /** What could come of an answer; throws a Refusal where that is not allowed. */
  imagine(selection: AnySelection, games: number): Promise<Prospect>
  leave(): Promise<void>
  /** What people would see at this seat. */
  show(): Promise<Pick<ShownTable, 'options' | 'play' | 'imagined'>>
  /** Once something else stands there than was seen, or the time is up. */
  goesOn(seen: SeenTable, ms: number): Promise<void>
}

/** What whoever looks on has seen: how many answers are in force, and how many games were imagined. */
export interface SeenTable {
  readonly answers: number
  readonly imagined: number
}

export type Standing = (SeatQuestion | SeatOver | Waiting) & { readonly imagined: number }

/** It is the turn of others. */
export interface Waiting {
  readonly type: 'waiting'
  readonly for: readonly string[]
}

/** What games came to that could be this one, played on after an answer by the game's own player in every seat. */
export interface Prospect {
  readonly games: number
  /** The share of them that the seat won. */
  readonly won: number
  readonly meanScores: readonly number[]
  /** How many may still be imagined in this game. */
  readonly left: number
}

/** Something that a client may not do, with what it may do instead. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}
