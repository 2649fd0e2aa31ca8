import type { AgentKind, Seat } from '@turnwright/kernel'
import { type AnySelection, requestIdOf } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import type { ProblemCode } from '@turnwright/protocol'
import type { ThinkingTask } from '@turnwright/search'
import { type BotThought, botThought, openRequest } from '@turnwright/table'
import { type Clock, pause } from '../around/clock.ts'
import { type Randomness, seedFrom } from '../around/randomness.ts'
import { botAt } from '../clocks/stand-in.ts'
import { botSeed } from '../deals/bot-chance.ts'
import type { Duties } from '../nodes/duties.ts'
import { Refusal } from '../refusal.ts'
import type { Desk } from '../tables/desk.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { botAnswer } from '../tables/operations/answer.ts'
import type { PlayedTable } from '../tables/played-table.ts'
import type { Report } from '../tables/surroundings.ts'
import type { TableLease } from '../tables/table-lease.ts'
import { type Company, companyAt } from './asked-bots.ts'
import { BotTurns } from './bot-turns.ts'

const TRIES = 3
const FIRST_PAUSE = 500
const LONGEST_PAUSE = 30_000

/** Refusals that say the question is gone, so that there is nothing left to answer. */
const OVER: ReadonlySet<unknown> = new Set<ProblemCode>([
  'stale-request',
  'wrong-actor',
  'finished',
  'closed',
  'faulted',
  'no-such-table',
  'no-such-game',
  'newer-rules',
])

/** Where slow bots think. */
export interface Threads {
  run(task: ThinkingTask): Promise<AnySelection | undefined>
}

export interface BotSettings {
  readonly clock: Clock
  readonly randomness: Randomness
  /** From and to how many milliseconds a bot waits before it answers, so that people can follow. */
  readonly pace: readonly [number, number]
  readonly threads: Threads
  /** Whether bots play among themselves also while nobody watches. */
  readonly playUnwatched: boolean
  /** Of several nodes one thinks for the bots of a table. */
  readonly duties: Duties
  readonly report: Report
}

/** A question that a bot thinks about. */
interface Asked {
  readonly seat: Seat
  readonly requestId: string
  readonly agent: AgentKind
  readonly name: string
  /** It answers because somebody's time is over. */
  readonly isForTime: boolean
  readonly company: Company
  readonly live: LiveTable
}

/** How often it has tried, and why that was not good enough. */
interface Tries {
  readonly refusal: string | null
  /** Nothing sensible came: chance decides. */
  readonly isLast: boolean
}

/**
 * The bots of all tables. They look at what their seat may see, think when it is their turn on the main thread, or in a
 * thread if they are slow, and hand their answer in like anyone else.
 */
export class Bots {
  readonly #settings: BotSettings
  readonly #turns: BotTurns
  readonly #chance: Random
  #stopped = false

  constructor(settings: BotSettings) {
    this.#settings = settings
    this.#turns = new BotTurns(settings.clock)
    this.#chance = Random.fromSeed(seedFrom(settings.randomness))
  }

  stop(): void {
    this.#stopped = true
    this.#turns.stop()
  }

  /** Sets every bot thinking that is asked something it is not thinking about yet. */
  wake(live: LiveTable, { game, table, module }: PlayedTable): void {
    if (this.#stopped || game === null || game.waiting === null || table.status !== 'playing') return
    const company = companyAt(table.seats)
    if (!this.#isWanted(company, live.audiences.size)) return
    for (const selector of game.waiting.selectors) {
      const seat = game.players.findIndex(({ name }) => name === selector.actor)
      const bot = botAt(table, seat, module)
      const agent = bot === null ? undefined : module.agents[bot.agent]
      if (bot === null || agent === undefined) continue
      const requestId = requestIdOf(game, seat, selector)
      if (live.thinking.has(requestId)) continue
      void this.#play({ seat, requestId, agent, name: bot.agent, isForTime: bot.isForTime, company, live })
    }
  }

  async #play(asked: Asked): Promise<void> {
    const { live } = asked
    const {
      pace: [from, to],
      randomness,
    } = this.#settings
    using table = live.lease()
    live.thinking.set(asked.requestId, asked)
    try {
      await this.#pause(from + randomness.fraction() * (to - from))
      for (;;) {
        using duty = await this.#settings.duties.claim(table.id)
        if (duty.askAgainIn === null) {
          if (!duty.wasOthers || (await isStillAsked(table, asked))) await this.#answer(table, asked)
          return
        }
        // Another node thinks about it; but it may have been stopped.
        await this.#pause(duty.askAgainIn)
        if (this.#stopped || !(await isStillAsked(table, asked))) return
      }
    } finally {
      forget(asked)
    }
  }

  async #answer(table: TableLease, asked: Asked): Promise<void> {
    let refusal: string | null = null
    let failures = 0
    for (let tried = 0; tried <= TRIES && !this.#stopped; ) {
      try {
        return await this.#try(table, asked, { refusal, isLast: tried === TRIES })
      } catch (error) {
        const code = error instanceof Refusal ? error.code : null
        if (OVER.has(code)) return
        if (code === 'not-stored') {
          const longest = Math.min(FIRST_PAUSE * 2 ** failures++, LONGEST_PAUSE)
          await this.#pause(longest * (0.5 + this.#settings.randomness.fraction() / 2))
          continue
        }
        tried++
        refusal = error instanceof Error ? error.message : String(error)
        this.#settings.report('bot refused', { table: table.id, agent: asked.name, tried, code: code ?? 'threw' })
      }
    }
  }

  /** Thinks and answers in one turn; a long thought is thought elsewhere, while the table goes on. */
  async #try(table: TableLease, asked: Asked, tries: Tries): Promise<void> {
    const { seat, requestId } = asked
    const answer = (desk: Desk, title: string, selection: AnySelection | undefined): Promise<void> => {
      if (selection === undefined) throw new Error('it gave no answer')
      return botAnswer(
        desk,
        seat,
        { title, selection, requestId },
        tries.isLast || asked.isForTime ? 'timeout' : 'answer',
      )
    }
    const later = await this.#inTurn(table, asked, (desk) => {
      const thinking = this.#think(desk, asked, tries)
      if (thinking === null || 'later' in thinking) return thinking?.later ?? null
      return answer(desk, thinking.title, thinking.now).then(() => null)
    })
    if (later === null) return
    const selection = await this.#settings.threads.run(later)
    await this.#inTurn(table, asked, (desk) => answer(desk, later.title, selection))
  }

  /** Null when it is not wanted any more: nobody watches, or the server stops. */
  async #inTurn<T>(table: TableLease, asked: Asked, work: (desk: Desk) => T | Promise<T>): Promise<T | null> {
    using turn = await this.#turns.take(asked.company)
    if (this.#stopped || !this.#isWanted(asked.company, table.listeners)) {
      // Whoever watches next must find the question unthought of.
      forget(asked)
      return null
    }
    return await table.enter((desk) => turn.spend(() => work(desk)))
  }

  #think({ game, table, module }: Desk, asked: Asked, { refusal, isLast }: Tries): BotThought | null {
    const { seat, requestId, agent, name } = asked
    const selector = game === null || table.status !== 'playing' ? undefined : openRequest(game, seat, requestId)
    if (game === null || selector === undefined || botAt(table, seat, module) === null) return null
    const seed = botSeed(table, seat, game.history.length, this.#settings.randomness)
    const chance = table.deal === null ? this.#chance : Random.fromSeed(`imagine ${seed}`)
    return botThought({ module, game, seat, selector, agent, name, seed, chance, refusal, isLast })
  }

  #pause(milliseconds: number): Promise<void> {
    return pause(this.#settings.clock, milliseconds)
  }

  /** Bots among themselves play for those who watch. */
  #isWanted(company: Company, listeners: number): boolean {
    return company === 'people' || listeners > 0 || this.#settings.playUnwatched
  }
}

function forget(asked: Asked): void {
  const { live, requestId } = asked
  if (live.thinking.get(requestId) === asked) live.thinking.delete(requestId)
}

/** Whether the question is open, and nobody else has answered it. */
async function isStillAsked(table: TableLease, { seat, requestId }: Asked): Promise<boolean> {
  const isOpen = ({ game, table: { status } }: Desk): boolean =>
    game !== null && status === 'playing' && openRequest(game, seat, requestId) !== undefined
  // A store that cannot be read now is asked again.
  return table.enter(isOpen, { fresh: true }).catch((error: unknown) => !OVER.has((error as Refusal).code))
}
