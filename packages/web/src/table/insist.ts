import { ProblemError, Unreachable } from '@turnwright/protocol/client'

/** How long an answer waits for a server that is away. The page says meanwhile that the line is down. */
const LONGEST = 90_000
const PAUSE = 700

/** Sends again until the server has said something. What is sent carries its key, so it is taken once at most. */
export async function insist<Result>(send: () => Promise<Result>): Promise<Result> {
  const until = Date.now() + LONGEST
  for (;;) {
    try {
      return await send()
    } catch (error) {
      if (!isAway(error) || Date.now() > until) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
  }
}

function isAway(error: unknown): boolean {
  return error instanceof Unreachable || (error instanceof ProblemError && error.status === 503)
}
