import type { AnySelection } from '@turnwright/kernel/host'
import type { PackedFork } from '@turnwright/kernel/search'
import type { Hello, SeatOver, SeatQuestion } from './seat-message.ts'

/** Somebody who plays by messages: a program, a model, code in a process of its own. */
export interface OutsidePlayer {
  /** Sits down at one game; throws a Forfeit where it cannot. */
  sit(hello: Hello): Promise<SeatSession>
}

/** One game of such a player. Nothing is carried over to the next. */
export interface SeatSession extends AsyncDisposable {
  /** Throws a Forfeit where there will be no answer, and an Unreadable where this one is none. */
  answer(question: SeatQuestion, asked: Asked): Promise<AnySelection>
  over(message: SeatOver): void
  /** What the game has used so far, where that is counted. */
  readonly spent?: Spent
}

/** The moment behind a question, for those who think in games of their own. */
export interface Asked {
  /** A game that could be this one, as far as the seat knows; null where none is found. */
  world(): PackedFork | null
}

/** What a model was charged for. */
export interface Spent {
  readonly tokensIn: number
  readonly tokensOut: number
}
