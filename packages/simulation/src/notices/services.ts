import type { Delivery, Letter, Posting } from '@turnwright/server/core'
import type { Weather } from '../network/weather.ts'
import type { Lots } from '../time/lots.ts'
import type { Schedule } from '../time/schedule.ts'

/** How often a browser is found to be gone for good when somebody writes to it. */
const GOES = 0.02
/** From a push service to a browser, and from a mail server to whoever reads there. */
const BUZZES_AFTER: readonly [number, number] = [50, 3_000]
const READ_AFTER: readonly [number, number] = [1_000, 60_000]

/** Hears what was sent to a browser or an address. */
export type Hear = (text: string) => void

/** The push services and the mail server, to which all servers of the world write. */
export class Services {
  readonly #schedule: Schedule
  readonly #lots: Lots
  readonly #weather: Weather
  readonly #browsers = new Map<string, Hear>()
  readonly #mailboxes = new Map<string, Hear>()
  readonly #gone = new Set<string>()

  constructor(schedule: Schedule, lots: Lots, weather: Weather) {
    this.#schedule = schedule
    this.#lots = lots
    this.#weather = weather
  }

  addBrowser(endpoint: string, hear: Hear): void {
    this.#browsers.set(endpoint, hear)
  }

  addMailbox(address: string, hear: Hear): void {
    this.#mailboxes.set(address, hear)
  }

  isGone(endpoint: string): boolean {
    return this.#gone.has(endpoint)
  }

  /** What it answers may never arrive. */
  push(endpoint: string, text: string, answer: (delivery: Delivery) => void): void {
    const lots = this.#lots
    this.#later(() => {
      if (lots.happens(this.#weather.now.pushFailure)) return this.#later(() => answer('failed'))
      if (lots.happens(GOES)) this.#gone.add(endpoint)
      if (this.#gone.has(endpoint)) return this.#later(() => answer('gone'))
      this.#schedule.in(lots.between(BUZZES_AFTER), () => this.#browsers.get(endpoint)?.(text))
      this.#acknowledge(() => answer('taken'))
    })
  }

  mail({ to, text }: Letter, answer: (posting: Posting) => void): void {
    const lots = this.#lots
    this.#later(() => {
      if (lots.happens(this.#weather.now.mailFailure)) return this.#later(() => answer('failed'))
      this.#schedule.in(lots.between(READ_AFTER), () => this.#mailboxes.get(to)?.(text))
      this.#acknowledge(() => answer('taken'))
    })
  }

  #acknowledge(act: () => void): void {
    if (!this.#lots.happens(this.#weather.now.serviceSilence)) this.#later(act)
  }

  #later(act: () => void): void {
    this.#schedule.in(this.#lots.between(this.#weather.now.serviceDelay), act)
  }
}
