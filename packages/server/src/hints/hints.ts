import type { Seat } from '@turnwright/kernel'
import { fingerprintOf, project } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import type { GivenHint } from '@turnwright/protocol'
import { type Hint, type HintDepth, type HintTask, hintTaskFor } from '@turnwright/search/hint'
import { givenTo, openRequest, wasHinted } from '@turnwright/table'
import { type Randomness, seedFrom } from '../around/randomness.ts'
import { Refusal } from '../refusal.ts'
import type { Desk } from '../tables/desk.ts'
import { mustAllowHints } from '../tables/hint-rule.ts'
import type { Tables } from '../tables/tables.ts'
import { ThreadPool } from '../threads/thread-pool.ts'
import { WaitingRoom } from '../threads/waiting-room.ts'
import { KeptHints } from './kept-hints.ts'

/** With the start of a thread. */
const LONGEST_HINT = 30_000
const MOST_WAITING = 40
/** A guest is made in no time, but a class at school comes from one address too. */
const MOST_WAITING_FROM = 12

export interface HintSettings {
  readonly tables: Tables
  readonly gamesUrl: string
  readonly randomness: Randomness
  readonly threads: number
  readonly depth: HintDepth | undefined
}

/** Who asks for a hint, and on which question. */
export interface HintWish {
  readonly id: string
  readonly person: string
  readonly requestId: string
  readonly languages: readonly string[]
  /** What is stored of the address it came from. */
  readonly from: string
}

interface Asked {
  /** By which a hint is found again. */
  readonly name: string
  readonly task: HintTask | null
}

/**
 * Hints for those who may be given some. They are worked out in threads of their own, from games that could be this one as
 * far as the seat knows, so that neither tables nor bots wait for them. That one was given is durable before it is told.
 */
export class Hints {
  readonly #settings: HintSettings
  readonly #threads: ThreadPool<HintTask, Hint | null>
  readonly #chance: Random
  readonly #kept = new KeptHints()
  readonly #underWay = new Map<string, Promise<GivenHint>>()
  readonly #own = new WaitingRoom(MOST_WAITING, 1, 'Hints come one at a time, and one of yours is on its way.')
  readonly #shared = new WaitingRoom(MOST_WAITING, MOST_WAITING_FROM, 'Many people ask for hints just now.')

  constructor(settings: HintSettings) {
    this.#settings = settings
    this.#chance = Random.fromSeed(seedFrom(settings.randomness))
    const body = new URL('./hint-thread.ts', import.meta.url)
    const { gamesUrl, threads: size } = settings
    this.#threads = new ThreadPool({ body, gamesUrl, size, patience: LONGEST_HINT })
  }

  async stop(): Promise<void> {
    await this.#threads.stop()
  }

  /** Asked again on the same question it is the same hint, also while that is on its way. */
  give(wish: HintWish): Promise<GivenHint> {
    const { id, person, requestId, languages, from } = wish
    const name = [id, person, requestId, ...languages].join(' ')
    const under = this.#underWay.get(name)
    if (under !== undefined) return under
    const given = this.#own
      .inTurn(person, () => this.#shared.inTurn(from, () => this.#give(wish)))
      .finally(() => this.#underWay.delete(name))
    this.#underWay.set(name, given)
    return given
  }

  async #give(wish: HintWish): Promise<GivenHint> {
    const { tables } = this.#settings
    const { name, task } = await tables.with(wish.id, (desk) => this.#asked(desk, wish))
    const hint = this.#kept.find(name) ?? (await this.#workOut(task))
    this.#kept.keep(name, hint)
    return { hint, number: await tables.with(wish.id, (desk) => noted(desk, wish)) }
  }

  #asked(desk: Desk, wish: HintWish): Asked {
    const { seat, title } = openTo(desk, wish)
    const game = desk.mustPlay()
    const locale = desk.localeFor(wish.languages)
    // The same question may come back in another position, where answers were taken back.
    const name = [wish.id, seat, wish.requestId, locale, fingerprintOf(project(game, seat).view)].join(' ')
    if (this.#kept.find(name) !== null) return { name, task: null }
    const task = hintTaskFor(game, seat, title, { chance: this.#chance, locale })
    const { depth } = this.#settings
    return { name, task: task === null || depth === undefined ? task : { ...task, depth } }
  }

  async #workOut(task: HintTask | null): Promise<Hint> {
    const hint =
      task &&
      (await this.#threads.run(task).catch(() => {
        throw new Refusal('not-stored', 'No hint could be worked out now.', { next: 'Ask again in a moment.' })
      }))
    if (hint === null) throw new Refusal('no-hints', 'On this question no hint can be given.')
    return hint
  }
}

/** The question, if it is still open to whoever asks, and they may be given hints. */
function openTo(desk: Desk, { person, requestId }: HintWish): { readonly seat: Seat; readonly title: string } {
  const seat = desk.mustSit(person)
  const game = desk.mustPlay()
  mustAllowHints(desk.table, seat, desk.module)
  const selector = openRequest(game, seat, requestId)
  if (selector === undefined) throw new Refusal('stale-request')
  return { seat, title: selector.title }
}

/** Whoever has answered meanwhile is told nothing: the answer stands without a mark, as it was given. */
async function noted(desk: Desk, wish: HintWish): Promise<number> {
  const { seat } = openTo(desk, wish)
  const { hints } = desk.table
  const { requestId } = wish
  if (!wasHinted(desk.table, seat, requestId))
    await desk.commitUnnoticed({ hints: { ...hints, given: [...hints.given, { seat, requestId }] } })
  return givenTo(desk.table.hints, seat)
}
