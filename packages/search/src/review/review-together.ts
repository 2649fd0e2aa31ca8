import type { Judgement, Look } from './judgement.ts'
import { type Review, type ReviewedGame, worthAnotherLook } from './review.ts'

/** Somebody who judges one answer after the other: a thread, a worker of a page, or whoever asks. */
export type Judge = (entry: number, look: Look) => Promise<Judgement>

/** How far a review has come. */
export interface ReviewProgress {
  readonly review: Review
  readonly look: Look
  readonly done: number
  readonly of: number
}

/**
 * Reviews a game with as many as there are: first a rough look at every answer, from the beginning on, then a finer one
 * where it matters. What is looked at again depends on what came of the first look alone, so that any number of judges
 * comes to the same review.
 */
export async function reviewTogether(
  judges: readonly Judge[],
  game: ReviewedGame & { readonly entries: readonly number[] },
  told: (progress: ReviewProgress) => void = () => {},
): Promise<Review> {
  const { entries, seat, unit, verdict, reason } = game
  const judged = new Map<number, Judgement>()
  const review = (): Review => ({
    seat,
    unit,
    verdict,
    reason,
    answers: entries.flatMap((entry) => judged.get(entry) ?? []),
  })
  const lookAt = async (wanted: readonly number[], look: Look): Promise<void> => {
    const waiting = wanted.values()
    let done = 0
    const work = async (judge: Judge): Promise<void> => {
      for (const entry of waiting) {
        judged.set(entry, await judge(entry, look))
        told({ review: review(), look, done: ++done, of: wanted.length })
      }
    }
    await Promise.all(judges.map(work))
  }
  await lookAt(entries, 'rough')
  await lookAt(
    worthAnotherLook(review()).map(({ entry }) => entry),
    'fine',
  )
  return review()
}
