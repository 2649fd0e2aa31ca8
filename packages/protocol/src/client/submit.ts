import type { Acknowledgement, AnswerRequest } from '../schemas/answer.ts'
import { type Client, newKey, ProblemError, Unreachable } from './client.ts'
import { machineWaiting, type Waiting } from './waiting.ts'

const TRIES = 5
const FIRST_WAIT = 200

/**
 * Sends an answer until the server has said something about it. All tries carry one key, so an answer that was taken
 * but whose acknowledgement got lost is not given twice.
 */
export async function submitAnswer(
  client: Client,
  id: string,
  answer: Omit<AnswerRequest, 'key'>,
  key: string = newKey(),
  waiting: Waiting = machineWaiting,
): Promise<Acknowledgement> {
  return persist(
    () => client.call('POST /api/tables/:id/answers', { params: { id }, body: { ...answer, key } }),
    waiting,
  )
}

/** Tries again while the server is away or about to come back. */
export async function persist<T>(request: () => Promise<T>, waiting: Waiting = machineWaiting): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await request()
    } catch (error) {
      if (tried === TRIES || !isPassing(error)) throw error
      // Not all at the same moment, where a server that many were at is gone.
      const pause = FIRST_WAIT * 2 ** (tried - 1) * (0.5 + waiting.fraction())
      await new Promise<void>((resolve) => void waiting.after(pause, resolve))
    }
  }
}

function isPassing(error: unknown): boolean {
  if (error instanceof ProblemError) return error.code === 'too-many-requests' || error.status === 503
  return error instanceof Unreachable
}
