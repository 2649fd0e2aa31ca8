import type { Effect } from './effects.ts'
import type { Event } from './events.ts'

/**
 * Watches a game; a trusted program, since it may hear what no player sees. The game waits for no answer; a promise that is
 * given back counts only when it breaks.
 */
export interface GameObserver {
  /** `setsOff` are the powers that the event wakes, in the order in which they are resolved. */
  onEvent?(event: Event, setsOff: readonly Effect[]): unknown
  onEffect?(effect: Effect): unknown
}

/** Hears of an observer that failed and is left out from then on. A promise counts only when it breaks. */
export type ReportObserver = (error: unknown, observer: GameObserver) => unknown

export class Observers {
  readonly #report: ReportObserver
  #observers: readonly GameObserver[] = []

  constructor(report: ReportObserver) {
    this.#report = report
  }

  /** Gives back how to stop watching. */
  add(observer: GameObserver): () => void {
    this.#observers = [...this.#observers, observer]
    return () => this.#remove(observer)
  }

  hearEvent(event: Event, setsOff: readonly Effect[]): void {
    this.#tellEach((observer) => observer.onEvent?.(event, setsOff))
  }

  hearEffect(effect: Effect): void {
    this.#tellEach((observer) => observer.onEffect?.(effect))
  }

  /** Whoever watches has no part in the game: what goes wrong there must not go wrong here. */
  #tellEach(tell: (observer: GameObserver) => unknown): void {
    for (const observer of this.#observers)
      attempt(
        () => tell(observer),
        (error) => this.#leaveOut(observer, error),
      )
  }

  #leaveOut(observer: GameObserver, error: unknown): void {
    if (!this.#observers.includes(observer)) return
    this.#remove(observer)
    attempt(
      () => this.#report(error, observer),
      (failed) => reportToConsole(failed, observer),
    )
  }

  #remove(observer: GameObserver): void {
    this.#observers = this.#observers.filter((each) => each !== observer)
  }
}

/** Does what may fail, at once or in a promise. */
function attempt(act: () => unknown, failed: (error: unknown) => void): void {
  try {
    const done = act()
    if (done instanceof Promise) done.catch(failed)
  } catch (error) {
    failed(error)
  }
}

export const reportToConsole: ReportObserver = (error) =>
  console.error('An observer of the game failed and hears nothing more of it:', error)
