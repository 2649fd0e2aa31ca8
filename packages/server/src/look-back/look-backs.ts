import type { Seat } from '@turnwright/kernel'
import { logInForce, seatChangesInForce, type ToldMoment } from '@turnwright/replay'
import { Refusal } from '../refusal.ts'
import { standingOf } from '../tables/audiences.ts'
import type { Desk } from '../tables/desk.ts'
import { mustSee } from '../tables/operations/gather.ts'
import type { Report } from '../tables/surroundings.ts'
import type { Tables } from '../tables/tables.ts'
import { ThreadLost, ThreadPool } from '../threads/thread-pool.ts'
import { WaitingRoom } from '../threads/waiting-room.ts'
import type {
  AskedOfPast,
  FollowedCards,
  LookBackOutcome,
  LookBackTask,
  Overview,
  PastCards,
  PastViews,
} from './look-back-task.ts'

const LONGEST_LOOK = 20_000
const MOST_WAITING = 100
const MOST_WAITING_EACH = 4
/** From one address, however many people are behind it: a guest is made in no time. */
const MOST_WAITING_FROM = 20

/** At how many tables cards are followed at once: fewer than the thread keeps games, so that none is begun anew. */
const MOST_FOLLOWED = 8
const MOST_FOLLOWED_EACH = 2

/** So long nobody tries a game again that has cost the thread, in milliseconds: with it goes what was kept of all others. */
const LONGEST_SHUNNED = 60_000

/** So often a long game is taken up again to follow its cards, and others come in between. */
const MOST_GOES = 15

/** Who looks back, and how. */
export interface Look {
  readonly id: string
  readonly person: string | null
  readonly invite: string | undefined
  /** Through the eyes of somebody who only watches, though one sits there. */
  readonly asSpectator: boolean
  readonly languages: readonly string[]
  /** A tag of the address. */
  readonly from: string
}

/** Past moments of games that go on: each seat is told what it was told then, and spectators what they were. */
export class LookBacks {
  readonly #tables: Tables
  readonly #threads: ThreadPool<LookBackTask, LookBackOutcome>
  readonly #own = new WaitingRoom(MOST_WAITING, MOST_WAITING_EACH, 'Many people look back just now.')
  readonly #shared = new WaitingRoom(MOST_WAITING, MOST_WAITING_FROM, 'Many people look back just now.')

  readonly #following = new WaitingRoom(MOST_FOLLOWED, MOST_FOLLOWED_EACH, 'Many people follow cards just now.')
  readonly #followed: string[] = []
  /** Tables whose game has cost the thread, and until when they are left alone. */
  readonly #shunned = new Map<string, number>()
  readonly #report: Report
  #isStopping = false

  constructor(tables: Tables, gamesUrl: string, report: Report) {
    this.#tables = tables
    this.#report = report
    const body = new URL('./look-back-thread.ts', import.meta.url)
    this.#threads = new ThreadPool({ body, gamesUrl, size: 1, patience: LONGEST_LOOK })
  }

  async overview(look: Look): Promise<Overview> {
    return (await this.#run(look, { kind: 'overview' })) as Overview
  }

  async at(look: Look, answers: number): Promise<ToldMoment> {
    return (await this.#run(look, { kind: 'moment', at: answers })) as ToldMoment
  }

  async views(look: Look, stops: readonly number[]): Promise<PastViews> {
    return (await this.#run(look, { kind: 'views', stops })) as PastViews
  }

  /** Followed for as long as somebody waits for it. */
  cards(look: Look, gone: AbortSignal): Promise<PastCards> {
    return this.#following.inTurn(nameOf(look), async () => {
      this.#followed.push(look.id)
      try {
        return await this.#follow(look, gone)
      } finally {
        this.#followed.splice(this.#followed.indexOf(look.id), 1)
      }
    })
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    await this.#threads.stop()
  }

  async #follow(look: Look, gone: AbortSignal): Promise<PastCards> {
    for (let go = 0; go < MOST_GOES; go++) {
      const { lives } = (await this.#run(look, { kind: 'cards' })) as FollowedCards
      if (lives !== null) return { lives }
      // Nobody reads it.
      if (gone.aborted) return { lives: [] }
    }
    throw new Refusal('refused', 'This game is too long to follow its cards before it is over.')
  }

  #run(look: Look, asked: AskedOfPast): Promise<LookBackOutcome> {
    return this.#own.inTurn(nameOf(look), () => this.#shared.inTurn(look.from, () => this.#look(look, asked)))
  }

  async #look(look: Look, asked: AskedOfPast): Promise<LookBackOutcome> {
    const task = await this.#tables.with(look.id, (desk) => taskFor(desk, look, asked))
    const { table, game } = task
    if (this.#isShunned(table)) throw new Refusal('not-told')
    return this.#threads.run({ ...task, followed: this.#followed.slice() }).catch((error: unknown) => {
      if (this.#isStopping) throw new Refusal('stopping')
      this.#report('past not told', { table, game })
      if (error instanceof ThreadLost) this.#shunned.set(table, performance.now() + LONGEST_SHUNNED)
      throw new Refusal('not-told')
    })
  }

  #isShunned(table: string): boolean {
    const now = performance.now()
    for (const [each, until] of this.#shunned) if (until <= now) this.#shunned.delete(each)
    return this.#shunned.has(table)
  }
}

/** Those without a name share what waits at their table. */
function nameOf({ id, person }: Look): string {
  return person ?? `table ${id}`
}

async function taskFor(desk: Desk, look: Look, asked: AskedOfPast): Promise<Omit<LookBackTask, 'followed'>> {
  const { table } = desk
  mustSee(desk, look.person, look.invite)
  desk.mustPlay()
  await desk.remember()
  const game = desk.mustPlay()
  return {
    table: table.id,
    game: table.game,
    players: game.players.map(({ name }) => name),
    seed: table.seed,
    options: table.options,
    from: game.table.from,
    log: logInForce(game),
    changes: seatChangesInForce(game),
    seat: look.asSpectator ? null : seatOf(desk, look.person),
    locale: desk.localeFor(look.languages),
    asked,
  }
}

function seatOf({ table }: Desk, person: string | null): Seat | null {
  const standing = standingOf(table, person)
  return typeof standing === 'number' ? standing : null
}
