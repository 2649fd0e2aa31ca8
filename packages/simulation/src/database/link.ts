import type { Weather } from '../network/weather.ts'
import type { Lots } from '../time/lots.ts'
import type { Schedule } from '../time/schedule.ts'

/** The line between a server and the database. Nothing on it comes twice, but it may come late or never. */
export class Link {
  readonly #schedule: Schedule
  readonly #lots: Lots
  readonly #weather: Weather
  readonly #onHealed = new Set<() => void>()
  #cuts = 0

  constructor(schedule: Schedule, lots: Lots, weather: Weather) {
    this.#schedule = schedule
    this.#lots = lots
    this.#weather = weather
  }

  /** Gives what mends it. */
  cut(): () => void {
    this.#cuts++
    return () => {
      this.#cuts--
      if (this.#cuts === 0) for (const act of this.#onHealed) act()
    }
  }

  onHealed(act: () => void): () => void {
    this.#onHealed.add(act)
    return () => this.#onHealed.delete(act)
  }

  carry(act: () => void): void {
    const { databaseLoss } = this.#weather.now
    if (this.#cuts > 0 || this.#lots.happens(databaseLoss)) return
    this.#schedule.in(0.1 + this.#lots.fraction(), () => {
      if (this.#cuts === 0) act()
    })
  }
}
