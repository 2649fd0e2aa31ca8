import type { AnswerEntry } from './log.ts'

/** A bug in the rules, contained: the game stands as it was before, and refuses to go on. */
export interface Fault {
  readonly message: string
  /** For operators, never for players. */
  readonly stack: string
  /** The answer that brought it about, kept apart from the log so that a restart does not fault again. */
  readonly answer: AnswerEntry | null
}

/** The rules broke a law of the kernel. */
export class BrokenLaw extends Error {
  override readonly name: string = 'BrokenLaw'
}

/** A program at the table answered illegally: its bug, not that of the rules or of whoever answered before. */
export class IllegalProgram extends BrokenLaw {
  override readonly name = 'IllegalProgram'
}

/** A stored answer does not fit the question that the rules ask. */
export class ReplayDivergence extends Error {
  override readonly name = 'ReplayDivergence'
  /** Which of the answers in force. */
  readonly at: number

  constructor(at: number, message: string) {
    super(message)
    this.at = at
  }
}

export function faultOf(thrown: unknown, answer: AnswerEntry | null): Fault {
  if (thrown instanceof Error) return { message: thrown.message, stack: thrown.stack ?? thrown.message, answer }
  return { message: String(thrown), stack: String(thrown), answer }
}
