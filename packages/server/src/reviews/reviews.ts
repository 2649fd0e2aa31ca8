import { createHash } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ToldReview } from '@turnwright/protocol'
import {
  type Judge,
  type Judgement,
  type Look,
  type Review,
  reviewerOf,
  reviewTogether,
  USUAL_LOOKS,
} from '@turnwright/search/review'
import type { GameCatalog } from '../game-catalog.ts'
import { namesTag } from '../records/names-tag.ts'
import type { OverGame, Records } from '../records/records.ts'
import { Refusal } from '../refusal.ts'
import type { Report } from '../tables/surroundings.ts'
import { ThreadPool } from '../threads/thread-pool.ts'
import { WaitingRoom } from '../threads/waiting-room.ts'
import { version } from '../version.ts'
import type { OpenedReview, ReviewLooks, ReviewOf, ReviewOutcome, ReviewTask } from './review-task.ts'

/** Of one answer, on a machine that is busy. */
const LONGEST_JUDGEMENT = 120_000
const MOST_WAITING = 20
const MOST_OF_ONE = 2
const MOST_FROM = 6
const MOST_REMEMBERED = 1_000

export interface ReviewSettings {
  readonly records: Records
  readonly catalog: GameCatalog
  /** Where records lie: what was made of a table goes with it. */
  readonly folder: string
  readonly gamesUrl: string
  /** None: this server reviews nothing. */
  readonly threads: number
  readonly looks: ReviewLooks | undefined
  readonly report: Report
}

/** Who wants a review of a game that is over, and of which seat. */
export interface ReviewWish {
  readonly over: OverGame & { readonly seats: number }
  readonly seat: number
  /** How many judgements they know. */
  readonly after: number
  readonly locale: string
  readonly person: string
  /** What is stored of the address it came from. */
  readonly from: string
}

interface UnderWay {
  opened: OpenedReview | null
  progress: { readonly look: Look; readonly done: number; readonly of: number }
  readonly judged: Judgement[]
  refusal: Refusal | null
}

/**
 * Reviews of games that are over, worked out by the server where its operator gave it threads for that. One is worked on
 * after the other; what came of it is kept beside the record, and is what any page would have come to.
 */
export class Reviews {
  readonly #settings: ReviewSettings
  readonly #looks: ReviewLooks
  readonly #threads: ThreadPool<ReviewTask, ReviewOutcome>
  readonly #underWay = new Map<string, UnderWay>()
  /** Why there is none, until somebody has been told. */
  readonly #refused = new Map<string, Refusal>()
  readonly #own = new WaitingRoom(MOST_WAITING, MOST_OF_ONE, 'Two reviews of yours are being worked out.')
  readonly #shared = new WaitingRoom(MOST_WAITING, MOST_FROM, 'Many reviews are being worked out just now.')
  #line: Promise<unknown> = Promise.resolve()

  constructor(settings: ReviewSettings) {
    this.#settings = settings
    this.#looks = settings.looks ?? USUAL_LOOKS
    const body = new URL('./review-thread.ts', import.meta.url)
    const { gamesUrl, threads: size } = settings
    this.#threads = new ThreadPool({ body, gamesUrl, size, patience: LONGEST_JUDGEMENT })
  }

  async stop(): Promise<void> {
    await this.#threads.stop()
  }

  /** How far it is; begins it where nobody has. */
  async of(wish: ReviewWish): Promise<ToldReview> {
    if (this.#settings.threads === 0) throw new Refusal('no-reviews')
    if (wish.seat >= wish.over.seats) throw new Refusal('malformed', 'There is no such seat at this table.')
    const file = join(this.#settings.folder, this.#nameOf(wish))
    const kept = await readKept(file)
    if (kept !== null) return { state: 'done', review: kept }
    const refused = this.#refused.get(file)
    this.#refused.delete(file)
    if (refused !== undefined) throw refused
    const under = this.#underWay.get(file) ?? this.#begin(wish, file)
    // Whoever finds the room full is told at once.
    await new Promise((resolve) => setImmediate(resolve))
    if (under.refusal !== null) {
      this.#refused.delete(file)
      throw under.refusal
    }
    return toldOf(under, wish.after)
  }

  /** By all that makes it another review. */
  #nameOf({ over: { id, game, rules, players }, seat, locale }: ReviewWish): string {
    const { settings } = reviewer(() => reviewerOf(this.#settings.catalog.get(game)))
    const how = JSON.stringify({ rules, settings, looks: this.#looks, version: version() })
    const digest = createHash('sha256').update(how).digest('base64url').slice(0, 12)
    // What was asked and answered may name somebody, who can have been forgotten since.
    return `${id}-review-${seat}-${locale}-${digest}-${namesTag(players)}.json`
  }

  #begin(wish: ReviewWish, file: string): UnderWay {
    const under: UnderWay = {
      opened: null,
      progress: { look: 'rough', done: 0, of: 0 },
      judged: [],
      refusal: null,
    }
    this.#underWay.set(file, under)
    void this.#own
      .inTurn(wish.person, () =>
        this.#shared.inTurn(wish.from, () => this.#inLine(() => this.#work(wish, file, under))),
      )
      .catch((error: unknown) => {
        under.refusal = error instanceof Refusal ? error : this.#failed(wish)
        if (this.#refused.size < MOST_REMEMBERED) this.#refused.set(file, under.refusal)
      })
      .finally(() => this.#underWay.delete(file))
    return under
  }

  #failed({ over: { id, game } }: ReviewWish): Refusal {
    this.#settings.report('review not made', { table: id, game })
    return new Refusal('not-stored', 'This review could not be worked out.', { next: 'Ask again in a moment.' })
  }

  #inLine<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#line.then(work)
    this.#line = turn.catch(() => undefined)
    return turn
  }

  async #work({ over, seat, locale }: ReviewWish, file: string, under: UnderWay): Promise<void> {
    const record = await this.#settings.records.pathOf(over)
    const of: ReviewOf = { game: over.game, record, seat, locale, looks: this.#looks }
    const opening = await this.#ask({ of, judge: null })
    if (!('opened' in opening)) throw new Error('it was not opened')
    const { opened } = opening
    under.opened = opened
    under.progress = { look: 'rough', done: 0, of: opened.entries.length }
    const judge: Judge = async (entry, look) => {
      // Where one failed the others need not go on.
      if (under.refusal !== null) throw under.refusal
      const outcome = await this.#ask({ of, judge: { entry, look } })
      if (!('judged' in outcome)) throw new Error('it was not judged')
      under.judged.push(outcome.judged)
      return outcome.judged
    }
    const judges = Array.from({ length: this.#settings.threads }, () => judge)
    const review = await reviewTogether(judges, opened, ({ look, done, of: all }) => {
      under.progress = { look, done, of: all }
    })
    // Nobody finds half a review, whenever the power fails.
    await writeFile(`${file}.new`, JSON.stringify(review), { mode: 0o600, flush: true })
    await rename(`${file}.new`, file)
  }

  async #ask(task: ReviewTask): Promise<Exclude<ReviewOutcome, { readonly refused: string }>> {
    const outcome = await this.#threads.run(task)
    if ('refused' in outcome) throw new Refusal('no-reviews', `Nobody can judge this game: ${outcome.refused}.`)
    return outcome
  }
}

function toldOf({ opened, progress, judged }: UnderWay, after: number): ToldReview {
  if (opened === null) return { state: 'waiting' }
  const { entries, ...game } = opened
  // Whoever knows more than there is was told by a server that has stopped meanwhile.
  const from = after > judged.length ? 0 : after
  return { state: 'at-work', ...progress, game, entries: [...entries], judged: judged.slice(from) }
}

function reviewer<T>(find: () => T): T {
  try {
    return find()
  } catch (error) {
    throw new Refusal('no-reviews', error instanceof Error ? `${error.message}.` : undefined)
  }
}

async function readKept(file: string): Promise<Review | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Review
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
