import type { AgentKind, Seat } from '@turnwright/kernel'
import { type AnySelection, requestIdOf } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import { newKey } from '@turnwright/protocol/client'
import type { ThinkingTask } from '@turnwright/search'
import { botThought, openRequest } from '@turnwright/table'
import { LocalRefusal } from './local-refusal.ts'
import type { LocalTable } from './local-table.ts'

const TRIES = 3
const LONGEST_PAUSE = 30_000

export interface BotManners {
  /** Up to how many milliseconds a bot waits before it answers, so that people can follow. */
  readonly pace: number
  /** Where bots think that take their time. */
  readonly think: (task: ThinkingTask) => Promise<AnySelection | undefined>
}

interface Asked {
  readonly seat: Seat
  readonly requestId: string
  readonly agent: AgentKind
  readonly name: string
}

/** The bots of one table. They see what their seat may see, and hand their answers in like the person. */
export class LocalBots {
  readonly #table: LocalTable
  readonly #manners: BotManners
  readonly #chance = Random.fromSeed(newKey())
  readonly #thinking = new Set<string>()
  readonly #stop: () => void
  #stopped = false

  constructor(table: LocalTable, manners: BotManners) {
    this.#table = table
    this.#manners = manners
    this.#stop = table.subscribe(() => this.#wake())
    this.#wake()
  }

  stop(): void {
    this.#stopped = true
    this.#stop()
  }

  #wake(): void {
    const { game, table, module } = this.#table
    if (this.#stopped || table.status !== 'playing') return
    for (const selector of game.waiting?.selectors ?? []) {
      const seat = game.players.findIndex(({ name }) => name === selector.actor)
      const name = table.seats[seat]?.agent ?? null
      const agent = name === null ? undefined : module.agents[name]
      const requestId = requestIdOf(game, seat, selector)
      // Where a lesson has come to its end, its partners wait until somebody plays on.
      if (table.lesson !== undefined && this.#scripted(seat) === undefined) continue
      if (name === null || agent === undefined || this.#thinking.has(requestId)) continue
      this.#thinking.add(requestId)
      void this.#play({ seat, requestId, agent, name }).finally(() => this.#thinking.delete(requestId))
    }
  }

  async #play(asked: Asked): Promise<void> {
    const { pace } = this.#manners
    if (pace > 0) await pause(this.#chance.int(pace))
    let refusal: string | null = null
    let failures = 0
    for (let tried = 0; tried <= TRIES && !this.#stopped; ) {
      try {
        return await this.#try(asked, refusal, tried === TRIES)
      } catch (error) {
        const code = error instanceof LocalRefusal ? error.problem.code : null
        if (code === 'conflict' || code === 'finished') return
        if (code === 'not-stored') {
          // The browser may have room again in a while.
          await pause(Math.min(1_000 * 2 ** failures++, LONGEST_PAUSE))
          continue
        }
        tried++
        refusal = error instanceof Error ? error.message : String(error)
      }
    }
  }

  /** What a partner in a lesson answers now. */
  #scripted(seat: Seat): AnySelection | undefined {
    const { game, table } = this.#table
    const given = game.history.since(0).filter((entry) => entry.kind !== 'leave' && entry.seat === seat)
    return table.lesson?.[seat]?.[given.length]
  }

  async #try({ seat, requestId, agent, name }: Asked, refusal: string | null, isLast: boolean): Promise<void> {
    const { game, module } = this.#table
    const selector = openRequest(game, seat, requestId)
    if (selector === undefined) return
    const { title } = selector
    const [chance, seed] = [this.#chance, newKey()]
    const scripted = refusal === null ? this.#scripted(seat) : undefined
    const thought =
      scripted === undefined
        ? botThought({ module, game, seat, selector, agent, name, seed, chance, refusal, isLast })
        : { now: scripted }
    const selection = 'later' in thought ? await this.#manners.think(thought.later) : thought.now
    if (this.#stopped) return
    if (selection === undefined) throw new Error('it gave no answer')
    await this.#table.change((now) => {
      // Meanwhile the question may be gone.
      if (openRequest(now, seat, requestId) === undefined) return
      const response = { actor: now.player(seat).name, title, selection, requestId, isUserResponse: false }
      now.respondToInputRequest(response, isLast ? 'timeout' : 'answer')
    })
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
