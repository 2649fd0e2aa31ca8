import type { Eyes } from '@turnwright/replay'
import type { Asked, Question, Reply, Told } from './messages.ts'
import type { GameOutline, MomentSource } from './moment-source.ts'
import { RecordProblem } from './record-problem.ts'

/** A record plays in a fraction of a second. One that was made to loop never ends. */
const LONGEST_OPENING = 20_000
const LONGEST_LOOK = 10_000
/** Every moment is looked at through every seat's eyes, and whatever else is asked comes first. */
const LONGEST_FOLLOWING = 60_000

const GOES_IN_CIRCLES =
  'This record takes too long to play: it may have been changed to go in circles. Export it again.'

interface Waiting {
  readonly settle: (reply: Reply) => void
}

/** A record that is played in a worker of the page: nothing of it is sent anywhere. */
export class PlayedRecord implements MomentSource {
  readonly isAtHand = true
  readonly #worker = new Worker(new URL('./replay-worker.ts', import.meta.url), { type: 'module' })
  readonly #waiting = new Map<number, Waiting>()
  #last = 0
  /** Why nothing more can be asked. */
  #failed: string | null = null

  private constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      this.#waiting.get(data.id)?.settle(data)
    })
    this.#worker.addEventListener('error', () => this.#fail('The rules of this game could not be fetched. Try again.'))
  }

  static async open(
    record: string | object,
    locale: string,
  ): Promise<{ readonly source: PlayedRecord; readonly outline: GameOutline }> {
    const source = new PlayedRecord()
    try {
      return { source, outline: await source.reopen(record, locale) }
    } catch (problem) {
      source.close()
      throw problem
    }
  }

  /** The same game when more of it has been played. */
  async reopen(record: string | object, locale: string): Promise<GameOutline> {
    const asked = { kind: 'open', record, locale } as const
    const { verdict, reason, advice, proven, playedOffline, ...told } = await this.#ask(asked, LONGEST_OPENING)
    const options = (told.options ?? {}) as GameOutline['options']
    return { ...told, options, proof: { verdict, reason, advice, proven, playedOffline } }
  }

  at(entries: number, eyes: Eyes): Promise<Told['at']> {
    return this.#ask({ kind: 'at', entries, eyes }, LONGEST_LOOK)
  }

  lines(eyes: Eyes): Promise<Told['lines']> {
    return this.#ask({ kind: 'lines', eyes }, LONGEST_LOOK)
  }

  /** Where this is late nothing else is the worse for it. */
  cardLives(eyes: Eyes, signal?: AbortSignal): Promise<Told['lives']> {
    const followNoMore = () => this.#worker.postMessage({ id: ++this.#last, asked: { kind: 'no-lives' } })
    signal?.addEventListener('abort', followNoMore, { once: true })
    const told = this.#ask({ kind: 'lives', eyes }, LONGEST_FOLLOWING, (settle) => {
      followNoMore()
      settle('These cards take too long to follow.')
    })
    return told.finally(() => signal?.removeEventListener('abort', followNoMore))
  }

  views(stops: readonly number[], eyes: Eyes): Promise<Told['views']> {
    return this.#ask({ kind: 'views', stops, eyes }, LONGEST_LOOK)
  }

  close(): void {
    this.#worker.terminate()
  }

  #ask<A extends Asked>(
    asked: A,
    patience: number,
    isLate: (settle: (problem: string) => void) => void = () => this.#fail(GOES_IN_CIRCLES),
  ): Promise<Told[A['kind']]> {
    if (this.#failed !== null) return Promise.reject(new RecordProblem(this.#failed))
    const id = ++this.#last
    const question: Question = { id, asked }
    return new Promise((resolve, reject) => {
      const settle = (reply: Reply): void => {
        clearTimeout(late)
        this.#waiting.delete(id)
        // What comes back for a question is what it asked for: both are written in `messages.ts`.
        if ('told' in reply) resolve(reply.told as Told[A['kind']])
        else reject(new RecordProblem(reply.problem))
      }
      const late = setTimeout(() => isLate((problem) => settle({ id, problem })), patience)
      this.#waiting.set(id, { settle })
      this.#worker.postMessage(question)
    })
  }

  /** Ends the worker, whatever it is doing. */
  #fail(problem: string): void {
    this.close()
    this.#failed = problem
    for (const [id, { settle }] of this.#waiting) settle({ id, problem })
  }
}
