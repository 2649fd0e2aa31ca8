import type { AnySelection, PromptChoice } from '@turnwright/kernel/host'
import { type Chance, Random } from '@turnwright/kernel/search'
import { Guest, Refused } from '../load/guest.ts'
import { answerOf, OurTable } from '../load/our-table.ts'

const TABLE = { game: 'sealed-auction', seats: [{ kind: 'you' }, { kind: 'bot' }] } as const
/** A random answer may be one that the rules refuse. */
const MOST_TRIES = 50

/** Somebody who plays Sealed Auction against a bot, game after game. */
export class Visitor {
  readonly #guest: Guest
  readonly #chance: Chance
  #table: OurTable | null = null

  private constructor(guest: Guest, name: string) {
    this.#guest = guest
    this.#chance = Random.fromSeed(name)
  }

  static async arrive(port: number, name: string): Promise<Visitor> {
    return new Visitor(await Guest.arrive(port, name), name)
  }

  /** Answers as soon as something is asked. Gives the milliseconds from sending to acknowledgement. */
  async answer(): Promise<number> {
    const table = await this.#asked()
    const [seat] = table.seats as [OurTable['seats'][number]]
    let last = ''
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const answer = answerOf(seat, (prompt) => this.#choose(prompt))
      if (answer === null) return this.answer()
      const sent = performance.now()
      try {
        const { seq } = await this.#guest.answers(table.id, answer)
        const latency = performance.now() - sent
        await table.hears(seq)
        return latency
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        last = error.message
      }
    }
    throw new Error(`every answer was refused: ${last}`)
  }

  /** The table, when it waits for this visitor; a new one when the game is over. */
  async #asked(): Promise<OurTable> {
    const table = this.#table ?? (await this.#opened())
    const [{ stream }] = table.seats as [OurTable['seats'][number]]
    await stream.until(({ status, play }) => status !== 'playing' || (play?.prompts.length ?? 0) > 0)
    if (stream.state.status === 'playing') return table
    table.hangUp()
    this.#table = null
    return this.#asked()
  }

  async #opened(): Promise<OurTable> {
    const { id } = await this.#guest.opens({ game: TABLE.game, seats: [...TABLE.seats] })
    this.#table = await OurTable.follow(id, [this.#guest])
    return this.#table
  }

  /** At random; a choice may have choices of its own. */
  #choose({ choices, min = 1 }: Choosing): AnySelection {
    const left = [...choices]
    const chosen: PromptChoice[] = []
    while (chosen.length < Math.max(1, min) && left.length > 0)
      chosen.push(...left.splice(this.#chance.int(left.length), 1))
    return chosen.map(({ id, choices: inner, min: least }) =>
      inner === undefined
        ? id
        : { title: id, selection: this.#choose({ choices: inner, ...(least === undefined ? {} : { min: least }) }) },
    ) as AnySelection
  }
}

interface Choosing {
  readonly choices: readonly PromptChoice[]
  readonly min?: number
}
