import { randomBytes } from 'node:crypto'
import {
  type AgentKind,
  type AnySelection,
  type AskedSelector,
  type Game,
  Random,
  randomSelection,
  requestIdOf,
  type Seat,
} from '@turnwright/kernel'
import type { ProblemCode } from '@turnwright/protocol'
import { Refusal } from '../refusal.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { type BotAnswer, botAnswer } from '../tables/operations/answer.ts'
import type { PlayedTable } from '../tables/played-table.ts'
import type { Report } from '../tables/surroundings.ts'
import type { TableLease } from '../tables/table-lease.ts'
import type { ThinkingThreads } from './thinking-threads.ts'
import { ask, imaginedThought, type Thought } from './thought.ts'

const TRIES = 3
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
])

export interface BotSettings {
  /** From and to how many milliseconds a bot waits before it answers, so that people can follow. */
  readonly pace: readonly [number, number]
  readonly threads: ThinkingThreads
  readonly report: Report
}

/**
 * The bots of all tables. They look at what their seat may see, think outside the table's queue, and hand their answer
 * in like anyone else.
 */
export class Bots {
  readonly #settings: BotSettings
  readonly #chance = Random.fromSeed(randomBytes(16).toString('hex'))
  #stopped = false

  constructor(settings: BotSettings) {
    this.#settings = settings
  }

  stop(): void {
    this.#stopped = true
  }

  /** Sets every bot thinking that is asked something it is not thinking about yet. */
  wake(live: LiveTable, { game, table, module }: PlayedTable): void {
    if (this.#stopped || game === null || game.waiting === null || table.status !== 'playing') return
    for (const selector of game.waiting.selectors) {
      const seat = game.players.findIndex(({ name }) => name === selector.actor)
      const stored = table.seats[seat]
      const agent = stored?.kind === 'bot' ? module.agents[stored.agent ?? ''] : undefined
      if (stored?.agent === undefined || stored.agent === null || agent === undefined) continue
      const requestId = requestIdOf(game, seat, selector)
      if (live.thinking.has(requestId)) continue
      live.thinking.add(requestId)
      void this.#play(live.lease(), seat, requestId, agent, stored.agent).finally(() => live.thinking.delete(requestId))
    }
  }

  async #play(lease: TableLease, seat: Seat, requestId: string, agent: AgentKind, name: string): Promise<void> {
    using table = lease
    const [from, to] = this.#settings.pace
    await pause(from + Math.random() * (to - from))
    let refusal: string | null = null
    let failures = 0
    for (let tried = 0; tried <= TRIES && !this.#stopped; ) {
      const isLast = tried === TRIES
      try {
        const given = await this.#think(table, { seat, requestId, agent, name, refusal, isLast })
        if (given === null) return
        await table.enter((desk) => botAnswer(desk, seat, given, isLast ? 'timeout' : 'answer'))
        return
      } catch (error) {
        const code = error instanceof Refusal ? error.code : null
        if (OVER.has(code)) return
        if (code === 'not-stored') {
          await pause(Math.min(1_000 * 2 ** failures++, LONGEST_PAUSE))
          continue
        }
        tried++
        refusal = error instanceof Error ? error.message : String(error)
        this.#settings.report('bot refused', { table: table.id, agent: name, tried, code: code ?? 'threw' })
      }
    }
  }

  /** An answer to the question, if it is still open. Long thoughts are thought elsewhere, while the table goes on. */
  async #think(at: TableLease, asked: Asked): Promise<BotAnswer | null> {
    const { seat, requestId, agent, name, refusal, isLast } = asked
    const seed = randomBytes(16).toString('hex')
    const thought = await at.enter(({ game, table, module }): Thinking | null => {
      const selector = game === null || table.status !== 'playing' ? undefined : openRequest(game, seat, requestId)
      if (game === null || selector === undefined) return null
      const { title } = selector
      const imagined = agent.slow === true && !isLast ? imaginedThought(game, seat, this.#chance) : null
      if (imagined !== null)
        return { title, later: { fork: imagined, game: module.definition.id, agent: name, seat, title, seed, refusal } }
      if (isLast || agent.slow === true) return { title, now: randomSelection(selector, this.#chance) }
      return { title, now: ask(agent, game, seat, selector, refusal, Random.fromSeed(seed)) }
    })
    if (thought === null) return null
    const selection = 'later' in thought ? await this.#settings.threads.think(thought.later) : thought.now
    if (selection === undefined) throw new Error('it gave no answer')
    return { title: thought.title, selection, requestId }
  }
}

interface Asked {
  readonly seat: Seat
  readonly requestId: string
  readonly agent: AgentKind
  readonly name: string
  readonly refusal: string | null
  /** Nothing sensible came: chance decides. */
  readonly isLast: boolean
}

type Thinking =
  | { readonly title: string; readonly now: AnySelection | undefined }
  | { readonly title: string; readonly later: Thought }

function openRequest(game: Game, seat: Seat, requestId: string): AskedSelector | undefined {
  const { name } = game.player(seat)
  return game.waiting?.selectors.find((each) => each.actor === name && requestIdOf(game, seat, each) === requestId)
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    if (milliseconds < 1) setImmediate(resolve)
    else setTimeout(resolve, milliseconds).unref()
  })
}
