import type { ResponseError } from '@turnwright/kernel/host'
import { type Problem, type ProblemCode, problemStatus } from '@turnwright/protocol'
import { problemWords } from './problem-words.ts'

interface More {
  /** What to do here, where that is not what is done about this problem elsewhere. */
  readonly next?: string
  readonly expected?: string
  readonly got?: string
}

/** The server says no: why, and what to do about it. Whatever was asked has changed nothing. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly problem: Problem

  constructor(code: ProblemCode, detail?: string, more: More = {}) {
    const words = problemWords[code]
    super(detail ?? words.title)
    this.problem = {
      type: `/api/docs#${code}`,
      title: words.title,
      status: problemStatus[code],
      code,
      detail: detail ?? `${words.title}.`,
      next: words.next,
      ...more,
    }
  }

  get code(): ProblemCode {
    return this.problem.code
  }

  /** The kernel refused an answer. Its codes are ours. */
  static of(error: ResponseError): Refusal {
    return new Refusal(error.code, error.message, { expected: error.expected, got: error.got })
  }
}
