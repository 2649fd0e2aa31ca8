import type { Acknowledgement, AnswerRequest } from '../schemas/answer.ts'
import { type Client, newKey, ProblemError, Unreachable } from './client.ts'

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
): Promise<Acknowledgement> {
  return persist(() => client.call('POST /api/tables/:id/answers', { params: { id }, body: { ...answer, key } }))
}

/** Tries again while the server is away or about to come back. */
export async function persist<T>(request: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await request()
    } catch (error) {
      if (tried === TRIES || !isPassing(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, FIRST_WAIT * 2 ** (tried - 1)))
    }
  }
}

function isPassing(error: unknown): boolean {
  if (error instanceof ProblemError) return error.code === 'too-many-requests' || error.status === 503
  return error instanceof Unreachable
}
