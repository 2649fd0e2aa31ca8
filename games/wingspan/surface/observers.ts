import type { Effect } from './effects.ts'
import type { Event } from './events.ts'

/** Watches a game; a trusted program, since it may hear what no player sees. */
export interface GameObserver {
  /** `setsOff` are the powers that the event wakes, in the order in which they are resolved. */
  onEvent?(event: Event, setsOff: readonly Effect[]): void
  onEffect?(effect: Effect): void
}

export class Observers {
  #observers: readonly GameObserver[] = []

  /** Gives back how to stop watching. */
  add(observer: GameObserver): () => void {
    this.#observers = [...this.#observers, observer]
    return () => {
      this.#observers = this.#observers.filter((each) => each !== observer)
    }
  }

  hearEvent(event: Event, setsOff: readonly Effect[]): void {
    for (const observer of this.#observers) observer.onEvent?.(event, setsOff)
  }

  hearEffect(effect: Effect): void {
    for (const observer of this.#observers) observer.onEffect?.(effect)
  }
}
