import type { AnswerRequest } from '@turnwright/protocol'
import { Cut } from './cut.ts'
import { Refused } from './guest.ts'
import { OurTable, type Seated } from './our-table.ts'
import { WrittenNumbers } from './written-numbers.ts'

interface Unsure {
  readonly seat: number
  readonly answer: AnswerRequest
}

/** A table of the ledger game, and what its players remember to have written. Every number is written once. */
export class Book {
  #table: OurTable
  #next = 0
  #unsure: Unsure | null = null
  readonly #written = new WrittenNumbers()
  retried = 0

  private constructor(table: OurTable) {
    this.#table = table
  }

  static async open(port: number): Promise<Book> {
    return new Book(await OurTable.open(port, 'bench-ledger', 2))
  }

  get acknowledged(): number {
    return this.#written.size
  }

  get wrong(): number {
    return this.#written.wrongAt(this.#table)
  }

  /** Writes one number after the other, until the server is gone. */
  async writeUntilCut(): Promise<void> {
    try {
      for (;;) {
        const { asked, answer } = this.#table.next(() => [this.#next])
        this.#next++
        this.#unsure = { seat: this.#table.seats.indexOf(asked), answer }
        await this.#write(asked, answer)
      }
    } catch (error) {
      if (!(error instanceof Cut)) throw error
    }
  }

  /** Both players come back, and whoever never heard about their last answer sends it again with the same key. */
  async reopen(port: number): Promise<void> {
    const guests = this.#table.seats.map(({ guest }) => guest)
    for (const guest of guests) guest.comeBack(port)
    this.#table = await OurTable.follow(this.#table.id, guests)
    if (this.#unsure === null) return
    const { seat, answer } = this.#unsure
    this.retried++
    try {
      await this.#write(this.#table.seats[seat] as Seated, answer)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.#written.refused++
      this.#unsure = null
    }
  }

  close(): void {
    this.#table.hangUp()
  }

  async #write({ guest }: Seated, answer: AnswerRequest): Promise<void> {
    const { seq } = await guest.answers(this.#table.id, answer)
    this.#unsure = null
    this.#written.add(answer.selection)
    await this.#table.hears(seq)
  }
}
