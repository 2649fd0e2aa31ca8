import { setTimeout as pause } from 'node:timers/promises'
import type { AnswerRequest } from '@turnwright/protocol'
import { Cut } from '../load/cut.ts'
import { Guest, Refused } from '../load/guest.ts'
import { OurTable, type Seated } from '../load/our-table.ts'
import { WrittenNumbers } from '../load/written-numbers.ts'
import { patiently } from './patience.ts'

/** A bot writes how many numbers stand before its own: those of people are larger. */
const FIRST = 1_000_000
/** Whoever gave up waits longer the next time: on a busy machine to go from node to node for ever helps nobody. */
const PATIENCE = { first: 1_000, longest: 8_000 }
const BETWEEN_TRIES = 50

/** With whom somebody writes. */
export type Company = 'person' | 'bot'

interface Unsure {
  readonly seat: number
  readonly answer: AnswerRequest
}

/**
 * A ledger whose players write, mostly as fast as they can, at one of several nodes, and go to the next when it is gone, says
 * nothing or cannot store. Whatever was not acknowledged is sent again there, with the same key.
 */
export class RovingBook {
  readonly company: Company
  readonly #ports: readonly number[]
  readonly #id: string
  readonly #guests: readonly Guest[]
  readonly #written = new WrittenNumbers()
  #table: OurTable
  #next = FIRST
  #unsure: Unsure | null = null
  #patience = PATIENCE.first
  #acknowledgedAt = performance.now()
  #longestGap = 0
  /** The node at which it is written, and where its players want to be. */
  home: number
  wish: number

  private constructor(
    ports: readonly number[],
    home: number,
    company: Company,
    guests: readonly Guest[],
    table: OurTable,
  ) {
    this.#ports = ports
    this.home = home
    this.wish = home
    this.company = company
    this.#guests = guests
    this.#table = table
    this.#id = table.id
  }

  /** Two people take turns, or one and a bot. */
  static async open(ports: readonly number[], home: number, company: Company): Promise<RovingBook> {
    const port = ports[home] ?? 0
    const names = company === 'person' ? ['Ana', 'Bo'] : ['Ana']
    const guests = await Promise.all(names.map((name) => Guest.arrive(port, name)))
    const [host, other] = guests as [Guest, Guest?]
    const second = company === 'person' ? { kind: 'open' as const } : { kind: 'bot' as const, agent: 'random' }
    const table = await host.opens({ game: 'bench-ledger', seats: [{ kind: 'you' }, second] })
    await other?.joins(table)
    return new RovingBook(ports, home, company, guests, await OurTable.follow(table.id, guests))
  }

  get acknowledged(): number {
    return this.#written.size
  }

  get wrong(): number {
    return this.#written.wrongAt(this.#table)
  }

  /** Milliseconds of the longest time without an acknowledgement since it was last asked. */
  takeLongestGap(): number {
    const longest = this.#longestGap
    this.#longestGap = 0
    return longest
  }

  async write(isOver: () => boolean, breath: number): Promise<void> {
    while (!isOver())
      try {
        if (this.wish !== this.home) await this.#goTo(this.wish)
        await this.#writeOne()
        if (breath > 0) await pause(breath)
      } catch (error) {
        if (!isTrouble(error)) throw error
        await this.#goOnElsewhere()
      }
  }

  /** Reads the whole book once more, at the node where its players want to be, or at the next that tells it. */
  async reopen(): Promise<void> {
    await this.#goTo(this.wish).catch((error: unknown) => {
      if (!isTrouble(error)) throw error
      return this.#goOnElsewhere()
    })
  }

  close(): void {
    this.#table.hangUp()
  }

  async #writeOne(): Promise<void> {
    const table = this.#table
    if (this.#unsure === null) {
      await patiently(this.#patience, table.isAsked())
      const { asked, answer } = table.next(() => [this.#next++])
      this.#unsure = { seat: table.seats.indexOf(asked), answer }
    }
    const { seat, answer } = this.#unsure
    const { guest } = table.seats[seat] as Seated
    const { seq } = await patiently(this.#patience, guest.answers(this.#id, answer)).catch((error: unknown) => {
      // It was asked, and nobody else could answer: it must count, however often it is sent.
      if (error instanceof Refused && !isTrouble(error)) {
        this.#written.refused++
        this.#unsure = null
      }
      throw error
    })
    this.#unsure = null
    this.#written.add(answer.selection)
    const now = performance.now()
    this.#longestGap = Math.max(this.#longestGap, now - this.#acknowledgedAt)
    this.#acknowledgedAt = now
    this.#patience = PATIENCE.first
    await patiently(this.#patience, table.hears(seq))
  }

  async #goOnElsewhere(): Promise<void> {
    for (let node = this.home + 1; ; node++)
      try {
        await this.#goTo(node % this.#ports.length)
        this.wish = this.home
        return
      } catch (error) {
        if (!isTrouble(error)) throw error
        this.#patience = Math.min(this.#patience * 2, PATIENCE.longest)
        await pause(BETWEEN_TRIES * (0.5 + Math.random()))
      }
  }

  async #goTo(node: number): Promise<void> {
    this.#table.hangUp()
    for (const guest of this.#guests) guest.comeBack(this.#ports[node] ?? 0)
    this.home = node
    this.#table = OurTable.begin(this.#id, this.#guests)
    await patiently(this.#patience, this.#table.isComplete())
  }
}

/** The node is gone, or cannot do it now. */
function isTrouble(error: unknown): boolean {
  return error instanceof Cut || (error instanceof Refused && error.status === 503)
}
