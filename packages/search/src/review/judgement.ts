import type { Seat } from '@turnwright/kernel'
import type { AnySelection, Ref } from '@turnwright/kernel/host'
import type { Estimate } from './estimate.ts'

/** A first look at every answer, and a second one, on more deals, at those where it matters. */
export type Look = 'rough' | 'fine'

/** An answer of a game that is over, judged by what its seat knew when it gave it. Plain data, with words for the seat. */
export interface Judgement {
  /** Its place in the log. */
  readonly entry: number
  /** It was given after a hint. */
  readonly isHinted: boolean
  readonly look: Look
  /** Null in a game without rounds. */
  readonly round: number | null
  readonly question: string
  /**
   * What was compared: what the reviewer prefers first, then the better before the worse. What was chosen is among them, without
   * a worth where it was done beside the question; nothing is preferred where there was nothing to choose.
   */
  readonly options: readonly Option[]
  /** By how much what was chosen is worth less than what is preferred; null where there was nothing to choose, or no telling. */
  readonly cost: Estimate | null
  /** Where what is preferred surely brings more or less than what was chosen; empty in games whose points have no sources. */
  readonly sources: readonly SourceLead[]
  readonly outlook: Outlook
  /** What the reviewer expects to follow the answer that it prefers, turn by turn. */
  readonly line: readonly ExpectedTurn[]
  /** On how many deals of their own the options were compared. */
  readonly deals: number
}

/** By how much one answer brings more from a source than another, on the same deals. */
export interface SourceLead {
  readonly words: string
  readonly more: Estimate
}

/** An answer that was compared with others. */
export interface Weighed {
  readonly answer: AnySelection
  readonly words: readonly string[]
  /** The things on the table that it means. */
  readonly refs: readonly Ref[]
  /** In the unit of whoever judges; null where there is no telling. */
  readonly worth: Estimate | null
  /** To win, where two play. */
  readonly chance: Estimate | null
}

export interface Option extends Weighed {
  readonly isChosen: boolean
  readonly isPreferred: boolean
}

/** What the game promised at a moment, had it gone on as the reviewer would. */
export interface Outlook {
  /** To win; null where more than two play for points. */
  readonly chance: Estimate | null
  /** What each seat would end with; null where the reviewer counts no points. */
  readonly points: readonly (Estimate | null)[] | null
}

/** The answers that a seat is expected to give one after the other, in words. */
export interface ExpectedTurn {
  readonly seat: Seat
  readonly words: readonly string[]
}
