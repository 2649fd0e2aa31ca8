import type { Plain, Seat } from '@turnwright/kernel'
import type { Projection, Prompt } from '@turnwright/kernel/host'

/** Raised whenever a program that was written before would misunderstand something. */
export const SEAT_PROTOCOL = 1

/** The first message: what is played, and where the player sits. */
export interface Hello {
  readonly type: 'hello'
  readonly protocol: typeof SEAT_PROTOCOL
  readonly game: { readonly id: string; readonly name: string; readonly rules: number }
  readonly options: unknown
  readonly seat: Seat
  readonly players: readonly string[]
  /** For chance of the player's own: with it, the same tournament comes to the same. */
  readonly seed: string
  readonly limits: SeatLimits
}

export interface SeatLimits {
  /** To say that it is ready. */
  readonly startMs: number
  /** For an answer, all tries together. */
  readonly answerMs: number
  /** How many answers to one question are looked at. */
  readonly tries: number
}

export const USUAL_LIMITS: SeatLimits = { startMs: 10_000, answerMs: 10_000, tries: 3 }

/** Models think for longer, and somewhere else. */
export const USUAL_MODEL_LIMITS: SeatLimits = { ...USUAL_LIMITS, answerMs: 60_000 }

/** Everything that a seat is told when it is asked: the one schema of all players from outside. */
export interface SeatQuestion {
  readonly type: 'question'
  /** Counts the questions of this seat, tries included; the answer repeats it. */
  readonly number: number
  /** What the game shows this seat. */
  readonly view: unknown
  readonly question: SeatPrompt
  /** What was told since the last question. */
  readonly lines: readonly SeatLine[]
  /** Why the last answer to this question was refused. */
  readonly refusal: {
    readonly reason: string
    /** Null where there is no end of them. */
    readonly triesLeft: number | null
  } | null
}

/** A question with its legal choices by their ids. */
export type SeatPrompt = Omit<Prompt, 'requestId' | 'text' | 'examples'> & {
  /** Some legal answers, drawn at random: each may be sent as it is. */
  readonly examples: readonly Plain[]
}

export interface SeatLine {
  readonly index: number
  readonly about?: unknown
  readonly identities?: Readonly<Record<number, string>>
  readonly text: string
}

/** The last message. */
export interface SeatOver {
  readonly type: 'over'
  readonly result: Projection['result']
}

export type SeatMessage = Hello | SeatQuestion | SeatOver
