import type { Line } from '@turnwright/server/core'
import type { Lots } from '../time/lots.ts'
import type { Process } from '../time/process.ts'
import type { Schedule } from '../time/schedule.ts'
import { LineBody } from './line-body.ts'
import type { Weather } from './weather.ts'

/** So long a line holds what it cannot deliver; then it is dead, and its ends learn of that or not. */
const HOLDS = 30_000
const BETWEEN_TRIES = 1_000
/** A server finds out about a client that has vanished. */
const FOUND_OUT = 60_000

export interface TableLineSettings {
  readonly schedule: Schedule
  readonly lots: Lots
  readonly weather: Weather
  /** Of the server. */
  readonly process: Process
  /** Whether nothing passes between the two just now. */
  readonly isCut: () => boolean
  readonly delay: () => number
}

const encoder = new TextEncoder()

/** A stream's line. What is written arrives in its order; when it breaks, each end learns of it, sooner, later or never. */
export class TableLine implements Line {
  readonly body: LineBody
  readonly #settings: TableLineSettings
  readonly #onClose: (() => void)[] = []
  /** Whether the client knows that it is over. */
  #isEnded = false
  /** Whether nothing arrives any more, whatever its ends believe. */
  #isDead = false
  #held: string[] = []
  #heldSince = 0
  #arrives = 0
  #isOpen = true
  unread = 0

  constructor(settings: TableLineSettings) {
    this.#settings = settings
    this.body = new LineBody(() => this.hangUp())
  }

  get isOpen(): boolean {
    return this.#isOpen
  }

  write(text: string): void {
    const { schedule, lots, weather, delay } = this.#settings
    if (!this.#isOpen) return
    if (lots.happens(weather.now.breaks)) return this.break()
    this.unread += text.length
    this.#arrives = Math.max(this.#arrives, schedule.now + delay())
    schedule.in(this.#arrives - schedule.now, () => this.#arrive(text))
  }

  end(): void {
    const { schedule } = this.#settings
    if (!this.#isOpen) return
    schedule.in(Math.max(0, this.#arrives - schedule.now), () => this.#endClient())
    this.#endServer()
  }

  destroy(): void {
    this.break()
  }

  onClose(act: () => void): void {
    this.#onClose.push(act)
  }

  /** The client hangs up: the server hears of it, where anything passes, and else finds out. */
  hangUp(): void {
    const { schedule, isCut, delay } = this.#settings
    this.#endClient()
    schedule.in(isCut() ? FOUND_OUT : delay(), () => this.#endServer())
  }

  /** Both ends, one, or none learn of it at once; the others find out. */
  break(): void {
    const { schedule, lots, delay } = this.#settings
    schedule.in(lots.happens(0.7) ? delay() : FOUND_OUT, () => this.#endServer())
    this.#held = []
    this.#isDead = true
    if (lots.happens(0.7)) schedule.in(delay(), () => this.#endClient())
  }

  #arrive(text: string): void {
    const { schedule, isCut } = this.#settings
    if (this.#isEnded || this.#isDead) return
    if (this.#held.length === 0 && !isCut()) return this.#deliver(text)
    this.#held.push(text)
    if (this.#held.length > 1) return
    this.#heldSince = schedule.now
    schedule.in(BETWEEN_TRIES, () => this.#tryAgain())
  }

  #tryAgain(): void {
    const { schedule, isCut } = this.#settings
    if (this.#isEnded || this.#isDead) return
    if (!isCut()) for (const text of this.#held.splice(0)) this.#deliver(text)
    else if (schedule.now - this.#heldSince > HOLDS) this.break()
    else schedule.in(BETWEEN_TRIES, () => this.#tryAgain())
  }

  #deliver(text: string): void {
    this.unread -= text.length
    this.body.arrive(encoder.encode(text))
  }

  #endClient(): void {
    this.#isEnded = true
    this.body.end()
  }

  #endServer(): void {
    this.#settings.process.do(() => {
      if (!this.#isOpen) return
      this.#isOpen = false
      for (const act of this.#onClose) act()
    })
  }
}
