import type { ResponseError } from '@turnwright/kernel/host'
import type { Problem, ProblemCode } from '@turnwright/protocol/client'
import { BEHIND, GONE } from './kept-table.ts'

const CORRECT = 'Look at the question again and correct the answer.'
const REFUSED = 422
/** As servers say that a disk is full: unlike theirs, it is not tried again behind somebody's back. */
const NO_ROOM = 507

/** A table of this browser says no, in the words that servers use. */
export class LocalRefusal extends Error {
  override readonly name = 'LocalRefusal'
  readonly problem: Problem

  constructor(code: ProblemCode, detail: string, next: string, status = REFUSED) {
    super(detail)
    this.problem = { type: `/api/docs#${code}`, title: detail, status, code, detail, next }
  }

  /** The kernel refused an answer. */
  static of({ code, message }: ResponseError): LocalRefusal {
    return new LocalRefusal(code, message, CORRECT)
  }
}

/** Why the browser did not keep something, and what helps. */
export function notKept(error: unknown): LocalRefusal {
  const name = error instanceof Error ? error.name : ''
  if (name === GONE)
    return new LocalRefusal(
      'no-such-table',
      'This game was removed in another tab.',
      'Open another one in the lobby.',
      404,
    )
  if (name === BEHIND)
    return new LocalRefusal(
      'conflict',
      'This game has gone on in another tab.',
      'Load the page again to see where it stands.',
    )
  if (name === 'QuotaExceededError')
    return new LocalRefusal(
      'not-stored',
      'This browser has no room left to keep the game.',
      'Nothing was changed. Remove games that are kept here in the lobby, or free space on this device, and answer again.',
      NO_ROOM,
    )
  return new LocalRefusal(
    'not-stored',
    'This browser does not keep anything for this page.',
    'Nothing was changed. Allow this site to store data, leave the private window, or play at a table of the server.',
    NO_ROOM,
  )
}
