import type { CardTable } from '../cards/card-table.ts'
import type { ChanceState } from '../chance/draws.ts'
import type { Happening } from '../projection/chronicle.ts'
import type { GameResult } from '../rules/definition.ts'

/** Where a step begins: everything that play from here on depends on. */
export interface Position<State = unknown> {
  readonly state: State
  readonly cards: CardTable
  readonly random: ChanceState
  /** Rolls of a test's script that were used. */
  readonly rolls: number
  /** How many answers in force lie before it. */
  readonly answers: number
  /** How many happenings were told before it. */
  readonly happenings: number
  /** Answers before this one cannot be undone alone. */
  readonly barrier: number
}

/** The latest of what was told before a position, so that people still find it after a resume. */
export interface Story {
  /** The number of the first happening in it. */
  readonly start: number
  /** How many lines each seat was told before; the last number is the spectators'. */
  readonly before: readonly number[]
  readonly happenings: readonly Happening[]
}

/** A position as it is stored, with what the log cannot tell. JSON in, JSON out. */
export interface Snapshot<State = unknown> {
  readonly rules: number
  readonly position: Position<State>
  /** How many entries of the log it covers. */
  readonly entries: number
  readonly branchId: number
  /** Left out where nobody will read it. */
  readonly story?: Story
  /** Of a game that is over: the position is where it ended, and no rules are needed to stand there again. */
  readonly result?: GameResult
}
