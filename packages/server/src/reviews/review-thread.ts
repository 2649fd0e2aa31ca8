import { readFileSync } from 'node:fs'
import { recordIn } from '@turnwright/replay'
import { NoReview, openReview, type ReviewedRecord } from '@turnwright/search/review'
import { serveTasks } from '../threads/serve-tasks.ts'
import type { ReviewOutcome, ReviewTask } from './review-task.ts'

/** One review is worked on at a time, so that a thread plays its game once. */
let latest: { readonly name: string; readonly review: ReviewedRecord } | null = null

/** A thread in which answers are judged, by the same code and the same luck as in a page. */
await serveTasks<ReviewTask>(({ of, judge }, gameOf): ReviewOutcome => {
  const { game, record, seat, locale, looks } = of
  const name = JSON.stringify(of)
  try {
    if (latest?.name !== name)
      latest = {
        name,
        review: openReview(gameOf(game), recordIn(JSON.parse(readFileSync(record, 'utf8'))), { seat, locale, looks }),
      }
    const { review } = latest
    if (judge !== null) return { judged: review.judge(judge.entry, judge.look) }
    const { unit, verdict, reason, entries } = review
    return { opened: { seat, unit, verdict, reason, entries } }
  } catch (error) {
    if (error instanceof NoReview) return { refused: error.message }
    throw error
  }
})
