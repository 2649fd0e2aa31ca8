import { type Judge, type Judgement, type Review, type ReviewProgress, reviewTogether } from '@turnwright/search/review'
import type { Asked, OpenedReview, Question, Reply, Told } from './messages.ts'

/** By entry and look. */
export type KnownJudgements = Map<string, Judgement>

/** More would leave nothing to whoever reads. */
const MOST_WORKERS = 4

/** Workers of the page in which answers are judged, one answer each at a time, while the page itself goes on. */
export class ReviewWorkers {
  readonly #workers: readonly ReviewWorker[]

  constructor(count = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency))) {
    this.#workers = Array.from({ length: count }, () => new ReviewWorker())
  }

  /** The same record for each of them. */
  async open(record: string | object, seat: number, locale: string): Promise<OpenedReview> {
    const all = await Promise.all(this.#workers.map((worker) => worker.ask({ kind: 'open', record, seat, locale })))
    const [opened] = all
    if (opened === undefined) throw new RangeError('somebody has to judge')
    return opened
  }

  /** What is known already is not judged again. */
  review(opened: OpenedReview, known: KnownJudgements, told: (progress: ReviewProgress) => void): Promise<Review> {
    const judges = this.#workers.map(
      (worker): Judge =>
        async (entry, look) => {
          const of = `${entry} ${look}`
          const judged = known.get(of) ?? (await worker.ask({ kind: 'judge', entry, look }))
          known.set(of, judged)
          return judged
        },
    )
    return reviewTogether(judges, opened, told)
  }

  stop(): void {
    for (const worker of this.#workers) worker.stop()
  }
}

class ReviewWorker {
  readonly #worker = new Worker(new URL('../workers/worker.ts', import.meta.url), { type: 'module', name: 'review' })
  readonly #waiting = new Map<number, (reply: Reply) => void>()
  #last = 0

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      this.#waiting.get(data.id)?.(data)
      this.#waiting.delete(data.id)
    })
    this.#worker.addEventListener('error', () => {
      for (const [id, settle] of this.#waiting)
        settle({ id, problem: 'The rules of this game could not be fetched. Try again.' })
      this.#waiting.clear()
    })
  }

  ask<A extends Asked>(asked: A): Promise<Told[A['kind']]> {
    const question: Question = { id: ++this.#last, asked }
    return new Promise((resolve, reject) => {
      this.#waiting.set(question.id, (reply) => {
        // What comes back for a question is what it asked for: both are written in `messages.ts`.
        if ('told' in reply) resolve(reply.told as Told[A['kind']])
        else reject(new Error(reply.problem))
      })
      this.#worker.postMessage(question)
    })
  }

  /** Whoever waits for an answer waits for ever: nobody listens any more. */
  stop(): void {
    this.#worker.terminate()
    this.#waiting.clear()
  }
}
