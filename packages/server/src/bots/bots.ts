import { randomBytes } from 'node:crypto'
import {
  type AgentKind,
  type AnySelection,
  type Game,
  Random,
  randomSelection,
  requestIdOf,
  type Seat,
  type Selector,
} from '@turnwright/kernel'
import type { ProblemCode } from '@turnwright/protocol'
import { Refusal } from '../refusal.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { botAnswer } from '../tables/operations/answer.ts'
import type { PlayedTable } from '../tables/played-table.ts'
import type { Report } from '../tables/surroundings.ts'
import { BotQuestion } from './bot-question.ts'
import type { ThinkingThreads } from './thinking-threads.ts'
import { imaginedThought } from './thought.ts'

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

interface Asked {
  readonly game: Game
  readonly selector: Selector
  readonly module: PlayedTable['module']
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
      void this.#play(live, seat, requestId, agent, stored.agent).finally(() => live.thinking.delete(requestId))
    }
  }

  async #play(live: LiveTable, seat: Seat, requestId: string, agent: AgentKind, name: string): Promise<void> {
    const [from, to] = this.#settings.pace
    await pause(from + Math.random() * (to - from))
    let refusal: string | null = null
    let failures = 0
    for (let tried = 0; tried <= TRIES && !this.#stopped; ) {
      const asked = await this.#lookAt(live, seat, requestId)
      if (asked === null) return
      const isLast = tried === TRIES
      try {
        const selection = isLast
          ? randomSelection(asked.selector, this.#chance)
          : await this.#think(asked, seat, agent, name, refusal)
        const given = { title: asked.selector.title, selection, requestId }
        await live.enter((desk) => botAnswer(desk, seat, given, isLast ? 'timeout' : 'answer'))
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
        this.#settings.report('bot refused', { table: live.id, agent: name, tried, code: code ?? 'threw' })
      }
    }
  }

  /** The question, if it is still open; looked at only while nothing is on its way to the store. */
  async #lookAt(live: LiveTable, seat: Seat, requestId: string): Promise<Asked | null> {
    while (live.settled === null) {
      if (this.#stopped) return null
      try {
        await live.enter(() => undefined)
      } catch (error) {
        if (error instanceof Refusal && OVER.has(error.code)) return null
        await pause(1_000)
      }
    }
    const { game, module, table } = live.settled
    if (game === null || table.status !== 'playing') return null
    const { name } = game.player(seat)
    const selector = game.waiting?.selectors.find(
      (each) => each.actor === name && requestIdOf(game, seat, each) === requestId,
    )
    return selector === undefined ? null : { game, selector, module }
  }

  async #think(
    { game, selector, module }: Asked,
    seat: Seat,
    agent: AgentKind,
    name: string,
    refusal: string | null,
  ): Promise<AnySelection> {
    const seed = randomBytes(16).toString('hex')
    let selection: AnySelection | undefined
    if (agent.slow === true) {
      const imagined = imaginedThought(game, seat, this.#chance)
      if (imagined === null) return randomSelection(selector, this.#chance)
      const about = { game: module.definition.id, agent: name, seat, title: selector.title, seed, refusal }
      selection = await this.#settings.threads.think({ ...imagined, ...about })
    } else selection = agent.create(Random.fromSeed(seed))(new BotQuestion(game, seat, selector, refusal))
    if (selection === undefined) throw new Error('it gave no answer')
    return selection
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    if (milliseconds < 1) setImmediate(resolve)
    else setTimeout(resolve, milliseconds).unref()
  })
}
