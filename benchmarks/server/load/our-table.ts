import type { AnySelection, Prompt } from '@turnwright/kernel/host'
import { type Chance, Random } from '@turnwright/kernel/search'
import { type AnswerRequest, newKey, type TableState } from '@turnwright/protocol'
import { Guest } from './guest.ts'
import type { PlayedTable } from './played-table.ts'
import type { TableStream } from './table-stream.ts'

export interface Seated {
  readonly guest: Guest
  readonly stream: TableStream
}

const NAMES = ['Ana', 'Bo', 'Cy', 'Di'] as const

/** Every answer has a key of its own; counting costs less than drawing one at random each time. */
const THIS_RUN = newKey()
let keysGiven = 0

/** A table of our server, with a stream open for each seat. */
export class OurTable implements PlayedTable {
  readonly id: string
  readonly seats: readonly Seated[]
  readonly #chance: Chance

  private constructor(id: string, seats: readonly Seated[]) {
    this.id = id
    this.seats = seats
    this.#chance = Random.fromSeed(id)
  }

  static async open(port: number, game: string, size: number): Promise<OurTable> {
    const guests = await Promise.all(NAMES.slice(0, size).map((name) => Guest.arrive(port, name)))
    const [host, ...others] = guests as [Guest, ...Guest[]]
    const seats = [{ kind: 'you' as const }, ...others.map(() => ({ kind: 'open' as const }))]
    const table = await host.opens({ game, seats })
    for (const other of others) await other.joins(table)
    return OurTable.follow(table.id, guests)
  }

  static async follow(id: string, guests: readonly Guest[]): Promise<OurTable> {
    const table = OurTable.begin(id, guests)
    await table.isComplete()
    return table
  }

  /** Opens the streams, and does not wait for what comes over them. */
  static begin(id: string, guests: readonly Guest[]): OurTable {
    return new OurTable(
      id,
      guests.map((guest) => ({ guest, stream: guest.follows(id) })),
    )
  }

  /** Resolves when everybody is there. Whoever arrives is announced to the others. */
  async isComplete(): Promise<void> {
    const isSo = (state: TableState): boolean => state.seats.every(({ connected }) => connected)
    await Promise.all(this.seats.map(({ stream }) => stream.until(isSo)))
  }

  /** Resolves when somebody here is asked something. */
  async isAsked(): Promise<void> {
    const isSo = ({ play }: TableState): boolean => (play?.prompts.length ?? 0) > 0
    await Promise.race(this.seats.map(({ stream }) => stream.until(isSo)))
  }

  /** Resolves when every seat has heard that the log is so long. */
  async hears(seq: number): Promise<void> {
    await Promise.all(this.seats.map(({ stream }) => stream.reaches(seq)))
  }

  /** The first seat that is asked something, with its answer by the given choice. */
  next(choose: (prompt: Prompt) => AnySelection): { readonly asked: Seated; readonly answer: AnswerRequest } {
    for (const asked of this.seats) {
      const answer = answerOf(asked, choose)
      if (answer !== null) return { asked, answer }
    }
    throw new Error('nobody is asked anything')
  }

  async answer(): Promise<number> {
    const { asked, answer } = this.next((prompt) => this.randomChoice(prompt))
    const { seq } = asked.stream.state
    const sent = performance.now()
    const acknowledged = asked.guest.answers(this.id, answer).then(() => performance.now() - sent)
    const [latency] = await Promise.all([acknowledged, this.hears(seq + 1)])
    return latency
  }

  readonly randomChoice = ({ choices }: Prompt): AnySelection => {
    const chosen = choices[this.#chance.int(choices.length)]
    return chosen === undefined ? [] : [chosen.id]
  }

  hangUp(): void {
    for (const { guest, stream } of this.seats) {
      stream.hangUp()
      guest.hangUp()
    }
  }
}

/** What this seat would answer to what it is asked, if it is. */
export function answerOf({ guest, stream }: Seated, choose: (prompt: Prompt) => AnySelection): AnswerRequest | null {
  const { play } = stream.state
  const [prompt] = play?.prompts ?? []
  if (play === null || prompt === undefined) return null
  const { title, requestId } = prompt
  const key = `${THIS_RUN}-${++keysGiven}`
  return { actor: guest.name, title, requestId, branchId: play.branchId, selection: choose(prompt), key }
}
