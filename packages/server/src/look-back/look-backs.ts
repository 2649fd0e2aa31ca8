import type { Seat } from '@turnwright/kernel'
import { logInForce, seatChangesInForce, type ToldMoment } from '@turnwright/replay'
import { Refusal } from '../refusal.ts'
import { standingOf } from '../tables/audiences.ts'
import type { Desk } from '../tables/desk.ts'
import { mustSee } from '../tables/operations/gather.ts'
import type { Tables } from '../tables/tables.ts'
import { ThreadPool } from '../threads/thread-pool.ts'
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

  constructor(tables: Tables, gamesUrl: string) {
    this.#tables = tables
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

  async cards(look: Look): Promise<PastCards> {
    for (let go = 0; go < MOST_GOES; go++) {
      const { lives } = (await this.#run(look, { kind: 'cards' })) as FollowedCards
      if (lives !== null) return { lives }
    }
    throw new Refusal('refused', 'This game is too long to follow its cards before it is over.')
  }

  async stop(): Promise<void> {
    await this.#threads.stop()
  }

  #run(look: Look, asked: AskedOfPast): Promise<LookBackOutcome> {
    // Those without a name share what waits at their table.
    const name = look.person ?? `table ${look.id}`
    return this.#own.inTurn(name, () => this.#shared.inTurn(look.from, () => this.#look(look, asked)))
  }

  async #look(look: Look, asked: AskedOfPast): Promise<LookBackOutcome> {
    const task = await this.#tables.with(look.id, (desk) => taskFor(desk, look, asked))
    return this.#threads.run(task).catch(() => {
      throw new Refusal('not-stored', 'This moment cannot be shown now.')
    })
  }
}

async function taskFor(desk: Desk, look: Look, asked: AskedOfPast): Promise<LookBackTask> {
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
