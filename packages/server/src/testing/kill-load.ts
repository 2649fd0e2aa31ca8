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

/** People who pass turns as fast as they can while the server is killed under them, and who remember every word it said. */
export class KillLoad {
  readonly #folder: string
  readonly #tables: number
  readonly #players: Player[] = []
  #server: ServerProcess | null = null
  #port = 0
  #acknowledged = 0

  constructor(folder: string, tables: number) {
    this.#folder = folder
    this.#tables = tables
  }

  async begin(): Promise<void> {
    await this.#start()
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

  /** Plays for so many acknowledged answers, then kills the server in the middle of it and starts it again. */
  async playAndKill(answers: number): Promise<void> {
    const goal = this.#acknowledged + answers
    const server = this.#server as ServerProcess
    let over = false
    const play = this.#players.map((player) => this.#play(player, () => over))
    while (this.#acknowledged < goal) await new Promise((resolve) => setTimeout(resolve, 1))
    await server.end('SIGKILL')
    over = true
    await Promise.all(play)
    await this.#start()
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
    await this.#server?.end('SIGTERM')
    return { acknowledged: this.#acknowledged, lost, doubled }
  }

  async #start(): Promise<void> {
    this.#server = await ServerProcess.start(this.#folder, this.#port)
    this.#port = this.#server.port
  }

  async #guest(name: string): Promise<TestGuest> {
    const guest = new TestGuest(() => `http://127.0.0.1:${this.#port}`)
    await guest.call('POST /api/identity', { body: { name } })
    return guest
  }

  async #play(player: Player, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      try {
        const state = await player.guest.sees(player.id)
        if (state.play?.prompts.length !== 1) continue
        await this.#answer(player, state)
      } catch (error) {
        if (!(error instanceof Unreachable || error instanceof ProblemError || error instanceof TypeError)) throw error
        if (error instanceof TypeError || error instanceof Unreachable) return
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
