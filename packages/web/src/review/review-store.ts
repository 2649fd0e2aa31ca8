import type { Review, ReviewProgress } from '@turnwright/search/review'
import { keptReviews } from './kept-reviews.ts'
import { type KnownJudgements, ReviewWorkers } from './review-workers.ts'
import { followReview, type ServerReviews } from './server-reviews.ts'

/** How far a review is. */
export type ReviewState =
  | { readonly phase: 'opening' }
  | {
      readonly phase: 'at-work' | 'stopped'
      readonly review: Review
      readonly progress: Progress
    }
  | { readonly phase: 'done'; readonly review: Review }
  | { readonly phase: 'refused'; readonly why: string }

export type Progress = Pick<ReviewProgress, 'look' | 'done' | 'of'>

/** A review that is being worked out, or was. It goes on while other pages are looked at. */
export class ReviewStore {
  readonly #record: string | object
  readonly #seat: number
  readonly #locale: string
  /** Null where the server leaves it to the page, and from where it failed. */
  #server: ServerReviews | null
  /** Whether somebody still waits for what the server makes of it. */
  #following = new AbortController()
  readonly #listeners = new Set<() => void>()
  readonly #known: KnownJudgements = new Map()
  #workers: ReviewWorkers | null = null
  #state: ReviewState = { phase: 'opening' }

  constructor(record: string | object, seat: number, locale: string, server: ServerReviews | null) {
    this.#record = record
    this.#seat = seat
    this.#locale = locale
    this.#server = server
    void this.#begin()
  }

  readonly now = (): ReviewState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** What is there stays. */
  stop(): void {
    this.#following.abort()
    this.#workers?.stop()
    this.#workers = null
    if (this.#state.phase === 'at-work') this.#change({ ...this.#state, phase: 'stopped' })
  }

  goOn(): void {
    if (this.#state.phase === 'stopped') void this.#begin()
  }

  /** The server's own is followed; where it has none after all, the page works it out. */
  async #begin(): Promise<void> {
    if (this.#server === null) return this.#run()
    const following = new AbortController()
    this.#following = following
    try {
      const review = await followReview(this.#server, following.signal, (so, progress) =>
        this.#change({ phase: 'at-work', review: so, progress }),
      )
      if (review !== null) this.#change({ phase: 'done', review })
    } catch {
      if (following.signal.aborted) return
      this.#server = null
      await this.#run()
    }
  }

  async #run(): Promise<void> {
    this.#workers?.stop()
    const workers = new ReviewWorkers()
    this.#workers = workers
    /** Somebody stopped this one, or began another. */
    const isOver = () => this.#workers !== workers
    try {
      const opened = await workers.open(this.#record, this.#seat, this.#locale)
      if (isOver()) return workers.stop()
      const kept = await keptReviews.read(opened.fingerprint)
      if (isOver()) return workers.stop()
      if (kept !== null) return this.#finish(kept)
      const nothing = { look: 'rough', done: 0, of: opened.entries.length } as const
      if (this.#state.phase === 'stopped') this.#change({ ...this.#state, phase: 'at-work' })
      else this.#change({ phase: 'at-work', review: { ...opened, answers: [] }, progress: nothing })
      const review = await workers.review(opened, this.#known, ({ review: so, look, done, of }) => {
        if (!isOver()) this.#change({ phase: 'at-work', review: so, progress: { look, done, of } })
      })
      if (isOver()) return
      this.#finish(review)
      await keptReviews.write(opened.fingerprint, review)
    } catch (problem) {
      workers.stop()
      if (isOver()) return
      this.#change({ phase: 'refused', why: problem instanceof Error ? problem.message : String(problem) })
    }
  }

  #finish(review: Review): void {
    this.#workers?.stop()
    this.#workers = null
    this.#change({ phase: 'done', review })
  }

  #change(state: ReviewState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}

let current: { readonly of: string; readonly store: ReviewStore } | null = null

/** The review of that name, which may have been begun before; another one that is still at work is stopped for it. */
export function reviewOf(
  of: string,
  record: string | object,
  seat: number,
  locale: string,
  server: ServerReviews | null,
): ReviewStore {
  if (current?.of !== of || current.store.now().phase === 'refused') {
    current?.store.stop()
    current = { of, store: new ReviewStore(record, seat, locale, server) }
  }
  return current.store
}
