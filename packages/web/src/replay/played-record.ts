import type { Eyes } from '@turnwright/replay'
import type { Asked, Question, Reply, Told } from './messages.ts'
import type { GameOutline, MomentSource } from './moment-source.ts'
import { RecordProblem } from './record-problem.ts'

/** A record plays in a fraction of a second. One that was made to loop never ends. */
const LONGEST_OPENING = 20_000
const LONGEST_LOOK = 10_000
/** Every moment is looked at through every seat's eyes, and whatever else is asked comes first. */
const LONGEST_FOLLOWING = 60_000

interface Waiting {
  readonly settle: (reply: Reply) => void
}

/** A record that is played in a worker of the page: nothing of it is sent anywhere. */
export class PlayedRecord implements MomentSource {
  readonly isAtHand = true
  readonly #worker = new Worker(new URL('./replay-worker.ts', import.meta.url), { type: 'module' })
  readonly #waiting = new Map<number, Waiting>()
  #last = 0

  private constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      this.#waiting.get(data.id)?.settle(data)
      this.#waiting.delete(data.id)
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

  cardLives(eyes: Eyes): Promise<Told['lives']> {
    return this.#ask({ kind: 'lives', eyes }, LONGEST_FOLLOWING)
  }

  views(stops: readonly number[], eyes: Eyes): Promise<Told['views']> {
    return this.#ask({ kind: 'views', stops, eyes }, LONGEST_LOOK)
  }

  close(): void {
    this.#worker.terminate()
  }

  #ask<A extends Asked>(asked: A, patience: number): Promise<Told[A['kind']]> {
    const question: Question = { id: ++this.#last, asked }
    return new Promise((resolve, reject) => {
      const late = setTimeout(
        () =>
          this.#fail('This record takes too long to play: it may have been changed to go in circles. Export it again.'),
        patience,
      )
      this.#waiting.set(question.id, {
        settle: (reply) => {
          clearTimeout(late)
          // What comes back for a question is what it asked for: both are written in `messages.ts`.
          if ('told' in reply) resolve(reply.told as Told[A['kind']])
          else reject(new RecordProblem(reply.problem))
        },
      })
      this.#worker.postMessage(question)
    })
  }

  /** Ends the worker, whatever it is doing. */
  #fail(problem: string): void {
    this.close()
    for (const [id, { settle }] of this.#waiting) settle({ id, problem })
    this.#waiting.clear()
  }
}
