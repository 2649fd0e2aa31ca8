import { ProblemError } from '@turnwright/protocol/client'

/** Something the player must know: what went wrong, and the one click that helps. */
export interface Notice {
  /** `moved-on`: the table is not what is shown. `refused`: the answer itself was not allowed. */
  readonly kind: 'moved-on' | 'refused'
  readonly text: string
}

const MOVED_ON: readonly string[] = ['conflict', 'stale-request', 'wrong-actor', 'finished', 'no-offer', 'no-vote']

export function noticeOf(error: unknown): Notice {
  if (error instanceof ProblemError) {
    if (MOVED_ON.includes(error.code)) return { kind: 'moved-on', text: error.problem.detail }
    return { kind: 'refused', text: `${error.problem.detail} ${error.problem.next}`.trim() }
  }
  const text = error instanceof Error ? error.message : String(error)
  return { kind: 'moved-on', text: `${text}. Look at the table again to see whether your answer was taken.` }
}
