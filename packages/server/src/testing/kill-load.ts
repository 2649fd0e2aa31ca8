import { type AnswerRequest, ProblemError, type TableState, Unreachable } from '@turnwright/protocol'
import { ServerProcess } from './server-process.ts'
import { TestGuest } from './test-guest.ts'

interface Player {
  readonly guest: TestGuest
  readonly id: string
  /** The length of the log that each acknowledged answer was given. */
  readonly acknowledged: Map<number, AnswerRequest>
  /** Sent, but the server died before it said anything. */
  unsettled: AnswerRequest | null
}

export interface Audit {
  readonly acknowledged: number
  readonly lost: number
  readonly doubled: number
}

interface Served {
  readonly folder: string
  server: ServerProcess | null
  port: number
}

/**
 * People who pass turns as fast as they can while servers are killed under them, and who remember every word that was
 * said. Where there are several servers, each request goes to the next of those that run.
 */
export class KillLoad {
  readonly #tables: number
  readonly #env: Readonly<Record<string, string>>
  readonly #served: readonly Served[]
  readonly #players: Player[] = []
  #asked = 0
  #kills = 0
  #acknowledged = 0

  /** One server for each folder. */
  constructor(folders: readonly string[], tables: number, env: Readonly<Record<string, string>> = {}) {
    this.#served = folders.map((folder) => ({ folder, server: null, port: 0 }))
    this.#tables = tables
    this.#env = env
  }

  async begin(): Promise<void> {
    for (const served of this.#served) await this.#start(served)
    for (let n = 0; n < this.#tables; n++) {
      const [ana, bo] = [await this.#guest('Ana'), await this.#guest('Bo')]
      const table = await ana.opens({
        game: 'parlour',
        options: { mode: 'turns', rounds: 100_000 },
        seats: [{ kind: 'you' }, { kind: 'open' }],
      })
      await bo.joins(table)
      for (const guest of [ana, bo])
        this.#players.push({ guest, id: table.id, acknowledged: new Map(), unsettled: null })
    }
  }

  /** Plays for so many acknowledged answers, then kills a server in the middle of it, by turns, and starts it again. */
  async playAndKill(answers: number): Promise<void> {
    const goal = this.#acknowledged + answers
    const served = this.#served[this.#kills++ % this.#served.length] as Served
    let over = false
    const play = this.#players.map((player) => this.#play(player, () => over))
    while (this.#acknowledged < goal) await new Promise((resolve) => setTimeout(resolve, 1))
    const killed = served.server?.end('SIGKILL')
    served.server = null
    await killed
    // Where others run they go on without it.
    const onward = this.#acknowledged + (this.#served.length - 1) * answers
    while (this.#acknowledged < onward) await new Promise((resolve) => setTimeout(resolve, 1))
    over = true
    await Promise.all(play)
    await this.#start(served)
    await Promise.all(this.#players.map((player) => this.#settle(player)))
  }

  /** Compares what was said with what is stored: an answer is lost if its place in the log does not hold it. */
  async audit(): Promise<Audit> {
    let lost = 0
    let doubled = 0
    for (const player of this.#players) {
      const { seq, play } = await player.guest.sees(player.id)
      const both = this.#players.filter(({ id }) => id === player.id)
      const places = both.flatMap(({ acknowledged }) => [...acknowledged.keys()])
      if (player !== both[0]) continue
      lost += places.filter((place) => place > seq).length
      doubled += places.length - new Set(places).size + Math.max(0, (play?.answers ?? 0) - places.length)
      for (const { guest, id, acknowledged } of both)
        for (const [place, answer] of acknowledged) if ((await guest.sends(id, answer)).seq !== place) lost++
    }
    for (const { server } of this.#served) await server?.end('SIGTERM')
    return { acknowledged: this.#acknowledged, lost, doubled }
  }

  async #start(served: Served): Promise<void> {
    const server = await ServerProcess.start(served.folder, served.port, this.#env)
    served.port = server.port
    served.server = server
  }

  #origin(): string {
    const running = this.#served.filter(({ server }) => server !== null)
    const { port } = (running[this.#asked++ % Math.max(1, running.length)] ?? this.#served[0]) as Served
    return `http://127.0.0.1:${port}`
  }

  async #guest(name: string): Promise<TestGuest> {
    const guest = new TestGuest(() => this.#origin())
    await guest.call('POST /api/identity', { body: { name } })
    return guest
  }

  async #play(player: Player, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      try {
        await this.#settle(player)
        const state = await player.guest.sees(player.id)
        if (state.play?.prompts.length === 1) await this.#answer(player, state)
      } catch (error) {
        if (!(error instanceof Unreachable || error instanceof ProblemError || error instanceof TypeError)) throw error
        if (error instanceof ProblemError && error.status !== 503) player.unsettled = null
        // Nobody else is there to ask.
        if (!(error instanceof ProblemError) && this.#served.length === 1) return
      }
    }
  }

  async #answer(player: Player, state: TableState): Promise<void> {
    player.unsettled = player.guest.answerTo(state, ['pass'])
    await this.#settle(player)
  }

  /** Sends what was not acknowledged, with the same key as before. */
  async #settle(player: Player): Promise<void> {
    const { unsettled, guest, id, acknowledged } = player
    if (unsettled === null) return
    const { seq } = await guest.sends(id, unsettled)
    acknowledged.set(seq, unsettled)
    player.unsettled = null
    this.#acknowledged++
  }
}
