import { samePlain } from '../data/plain-data.ts'
import { type AnySelection, isAnytimeAnswer, type Selector } from '../questions/selector.ts'
import type { Seat } from '../rules/seat.ts'
import type { About } from '../words/about.ts'
import type { Snapshot } from './snapshot.ts'

/** A player's answer, or the default taken when they ran out of time. */
export interface AnswerEntry {
  readonly kind: 'answer' | 'timeout'
  readonly seat: Seat
  /** What was asked, as data. */
  readonly about?: About
  /** What was asked, where it was asked in words alone. */
  readonly title?: string
  readonly selection: AnySelection
  /** Handed in from outside; programs in the same process leave it out. */
  readonly isUserResponse?: true
  /** The others may not know it; a fork made for them forgets it. */
  readonly private?: true
  /** Whoever gave it had been given a hint on its question (K138). */
  readonly hinted?: true
}

/** A player conceded or dropped out. Takes effect at the checkpoint: unfinished answers of the step are asked again. */
export interface LeaveEntry {
  readonly kind: 'leave'
  readonly seat: Seat
  /** How many answers stay in force. */
  readonly to: number
  /** Answers were taken back by it after something had come to light. */
  readonly secondLook?: true
}

/** The answers in force were cut back to `to` of them. With `consent`, past the barrier. */
export interface UndoEntry {
  readonly kind: 'undo'
  readonly seat: Seat
  readonly to: number
  readonly consent: readonly Seat[]
  /** Something had come to light since: chance, a hidden thing or the answer of another. */
  readonly secondLook?: true
}

/** Someone or something else answers for a seat from here on. Changes nothing in the rules. */
export interface SeatEntry {
  readonly kind: 'seat'
  readonly seat: Seat
  readonly player: string
}

/** The table goes on under another version of the rules, from the checkpoint given here. */
export interface RulesEntry {
  readonly kind: 'rules'
  readonly rules: number
  readonly from: Snapshot
}

/** Everything that changes play. Nothing else is needed to rebuild a state. */
export type LogEntry = AnswerEntry | LeaveEntry | UndoEntry | SeatEntry | RulesEntry

/** In a fork: an answer that the imagining seat may not know, to be given anew. */
export interface ForgottenEntry {
  readonly kind: 'forgotten'
  readonly seat: Seat
}

/** What is in force after undos: what a step replays. */
export type TrackEntry = AnswerEntry | LeaveEntry | ForgottenEntry

/** An anytime action is an act of its own, seen by all, also beside a private question. */
export function entryOf(
  kind: AnswerEntry['kind'],
  seat: Seat,
  selector: Selector,
  selection: AnySelection,
  isUserResponse = false,
): AnswerEntry {
  const entry = isUserResponse
    ? givenByUser(kind, seat, selector, selection)
    : givenByProgram(kind, seat, selector, selection)
  return selector.private === true && !isAnytimeAnswer(selection) ? { ...entry, private: true } : entry
}

// Written out in one piece, an entry takes a third of the room that it takes when it is put together: logs are long.

function givenByUser(kind: AnswerEntry['kind'], seat: Seat, of: Selector, selection: AnySelection): AnswerEntry {
  const { about } = of
  return about === undefined
    ? { kind, seat, title: of.title as string, selection, isUserResponse: true }
    : { kind, seat, about, selection, isUserResponse: true }
}

function givenByProgram(kind: AnswerEntry['kind'], seat: Seat, of: Selector, selection: AnySelection): AnswerEntry {
  const { about } = of
  return about === undefined ? { kind, seat, title: of.title as string, selection } : { kind, seat, about, selection }
}

/** Whether an answer was given to this question. What it is about decides, not how it is worded. */
export function isAnswerTo({ about, title }: AnswerEntry, selector: Selector): boolean {
  return about === undefined ? title === selector.title : samePlain(about, selector.about)
}
