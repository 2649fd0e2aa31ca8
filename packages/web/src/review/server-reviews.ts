import type { ToldReview } from '@turnwright/protocol/client'
import type { Judgement, Review } from '@turnwright/search/review'
import type { Progress } from './review-store.ts'

/** Asks the server how far a review is; so many judgements are known already. */
export type ServerReviews = (after: number) => Promise<ToldReview>

/** A judgement takes about as long. */
const LOOK_AGAIN = 1_000

/**
 * Follows a review that the server works out, to its end; null where somebody did not want to wait for that. Throws
 * where the server does not, for whatever reason.
 */
export async function followReview(
  ask: ServerReviews,
  signal: AbortSignal,
  told: (review: Review, progress: Progress) => void,
): Promise<Review | null> {
  const judged = new Map<number, Judgement>()
  for (let known = 0; ; ) {
    const now = await ask(known)
    if (signal.aborted) return null
    if (now.state === 'done') return now.review
    if (now.state === 'at-work') {
      known += now.judged.length
      for (const each of now.judged) judged.set(each.entry, each)
      const answers = now.entries.flatMap((entry) => judged.get(entry) ?? [])
      told({ ...now.game, answers }, { look: now.look, done: now.done, of: now.of })
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN))
  }
}
