import type { OptionField, Seat } from '@turnwright/kernel'
import type { Projection, ViewWords } from '@turnwright/kernel/host'

/** What is told between the workbench and its page. Everything here is plain data. */

export type OptionValue = string | number | boolean

/** What an author asks for when a game begins. */
export interface TableWish {
  readonly seats: number
  readonly seed: string
  readonly options: Readonly<Record<string, OptionValue>>
}

/** What the game says of itself. */
export interface GameFacts {
  readonly id: string
  readonly name: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: readonly ChosenField[]
  readonly viewWords: ViewWords
}

/** A choice that a table has; texts of one's own are left to real tables. */
export type ChosenField = Pick<OptionField, 'key' | 'title' | 'choices' | 'default'>

/** One answer in force. */
export interface AnswerRow {
  readonly seat: Seat
  readonly question: string
  readonly answer: string
  /** How long the rules took. */
  readonly ms: number
  /** Nobody takes it back alone: chance was used, something came to light, or another answered. */
  readonly barred: boolean
}

/** The running game, as the dock and the bar show it. */
export interface GameNow {
  readonly players: readonly string[]
  readonly answers: readonly AnswerRow[]
  /** Who is asked now. */
  readonly asked: readonly Seat[]
  readonly isOver: boolean
}

export type VerdictKind = 'EXACT' | 'DIVERGED' | 'FAULT'

/** What came of saving the rules. */
export interface Verdict {
  readonly kind: VerdictKind
  /** Milliseconds since 1970. */
  readonly when: number
  /** The files that were saved. */
  readonly files: readonly string[]
  /** So many answers came out the same, of so many. */
  readonly equal: number
  readonly of: number
  /** It is different before anybody answered. */
  readonly isBeginning: boolean
  /** Why, and where; null where it is exact. */
  readonly reason: string | null
}

/** What is wrong with the types, as the compiler tells it. */
export interface TypeProblem {
  /** `index.ts:41`. */
  readonly place: string
  readonly message: string
}

export type TypesNow =
  | { readonly kind: 'checking' }
  | { readonly kind: 'sound' }
  | { readonly kind: 'unchecked'; readonly why: string }
  | { readonly kind: 'wrong'; readonly problems: readonly TypeProblem[] }

/** Ten games at random. */
export interface RandomRun {
  readonly games: number
  readonly fewest: number
  readonly most: number
  readonly gamesPerSecond: number
  readonly broken: readonly BrokenRun[]
}

export interface BrokenRun {
  readonly seed: string
  /** So many answers were given before. */
  readonly answers: number
  readonly reason: string
}

/** Deals that look alike to somebody, compared from here backwards. */
export interface SecretsNow {
  readonly at: number
  readonly twins: number
  /** What told them apart; null where nothing did. */
  readonly told: string | null
}

/** All that is not about one moment. */
export interface BenchNow {
  /** Raised with every change, of the rules too. */
  readonly version: number
  readonly folder: string
  readonly table: TableWish
  readonly game: GameFacts | null
  /** Why there is no game. */
  readonly problem: string | null
  readonly now: GameNow | null
  /** Answers that the new rules do not lead to; they are back as soon as the rules do again. */
  readonly lost: readonly AnswerRow[]
  /** The old rules can still be put back. */
  readonly canKeepOld: boolean
  readonly verdicts: readonly Verdict[]
  readonly types: TypesNow
  readonly ran: RandomRun | null
  readonly secrets: SecretsNow | null
}

/** A card, and who knows it. */
export interface KnownCard {
  readonly id: number
  readonly name: string
  readonly back: string
  /** Where in the state it lies; null where that cannot be told. */
  readonly zone: string | null
  readonly knownTo: readonly Seat[]
  /** Spectators know it, and so does everybody. */
  readonly isPublic: boolean
  /** What it really is, where it was dealt anew. */
  readonly really: string | null
}

/** Everything about one moment of the game, for its author alone. */
export interface BenchMoment {
  readonly at: number
  readonly eyes: Seat | null
  readonly projection: Projection
  readonly options: Readonly<Record<string, unknown>>
  readonly state: unknown
  /** The state before the last answer; null at the beginning. */
  readonly before: unknown
  /** Null where the state has none. */
  readonly agenda: readonly unknown[] | null
  readonly cards: readonly KnownCard[]
  readonly questions: readonly unknown[]
  /** The deal that was imagined; null where it is the real one. */
  readonly deal: number | null
  /** Why nothing could be imagined. */
  readonly notImagined: string | null
}
