import type { Eyes, ToldMoment } from '@turnwright/replay'
import type { MomentSource } from './moment-source.ts'

interface Asked {
  readonly stop: number
  readonly eyes: Eyes
}

/** A moment that a hand is over is fetched before it is asked for, one at a time, where that costs nobody anything. */
export class ForeseenMoment {
  readonly #source: MomentSource
  #over: Asked | null = null
  #foreseen: (Asked & { readonly told: Promise<ToldMoment> }) | null = null
  #fetching = false

  constructor(source: MomentSource) {
    this.#source = source
  }

  over(stop: number, eyes: Eyes): void {
    this.#over = { stop, eyes }
    if (this.#source.isAtHand === true && !this.#fetching) void this.#follow()
  }

  at(stop: number, eyes: Eyes): Promise<ToldMoment> {
    this.#over = null
    const foreseen = this.#foreseen
    this.#foreseen = null
    return foreseen?.stop === stop && foreseen.eyes === eyes ? foreseen.told : this.#source.at(stop, eyes)
  }

  /** What was told may be told otherwise now. */
  forget(): void {
    this.#over = null
    this.#foreseen = null
  }

  async #follow(): Promise<void> {
    this.#fetching = true
    while (this.#over !== null) {
      const { stop, eyes } = this.#over
      this.#over = null
      if (this.#foreseen?.stop === stop && this.#foreseen.eyes === eyes) continue
      const told = this.#source.at(stop, eyes)
      this.#foreseen = { stop, eyes, told }
      // Whoever asks for it hears of a problem.
      await told.catch(() => null)
    }
    this.#fetching = false
  }
}
