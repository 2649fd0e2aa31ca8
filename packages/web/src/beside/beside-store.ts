import type { LookStore } from '../replay/look-store.ts'
import { lengthOf, type Step, stepFrom, stopOn, type Way } from './shared-axis.ts'

export interface Beside {
  readonly place: number
  readonly playing: boolean
}

/** A turn a second, as in any replay; an answer is shown for this long at least. */
const TURN_TIME = 1_000
const SHORTEST = 120

/** Where somebody stands in two games at once. */
export class BesideStore {
  readonly #ways: readonly Way[]
  readonly #looks: readonly LookStore[]
  readonly #rounds: readonly { readonly place: number }[]
  readonly #listeners = new Set<() => void>()
  #now: Beside = { place: 0, playing: false }
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(ways: readonly Way[], looks: readonly LookStore[], rounds: readonly { readonly place: number }[]) {
    this.#ways = ways
    this.#looks = looks
    this.#rounds = rounds
  }

  readonly now = (): Beside => this.#now

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  get length(): number {
    return lengthOf(this.#ways)
  }

  go(place: number): void {
    const within = Math.max(0, Math.min(this.length, place))
    this.#change({ place: within, playing: this.#now.playing && within < this.length })
    for (const [at, look] of this.#looks.entries()) look.go(stopOn(this.#ways[at] as Way, within))
  }

  step(by: Step, on: boolean): void {
    this.pause()
    this.go(this.#next(by, on))
  }

  play(): void {
    if (this.#now.playing) return this.pause()
    if (this.#now.place >= this.length) this.go(0)
    this.#change({ ...this.#now, playing: true })
    this.#tick()
  }

  pause(): void {
    clearTimeout(this.#timer)
    if (this.#now.playing) this.#change({ ...this.#now, playing: false })
  }

  #next(by: Step, on: boolean): number {
    return stepFrom(this.#ways, this.#rounds, this.#now.place, { by, on })
  }

  #tick(): void {
    clearTimeout(this.#timer)
    const to = this.#next('answer', true)
    const wait = Math.max(SHORTEST, (to - this.#now.place) * TURN_TIME)
    this.#timer = setTimeout(() => {
      if (!this.#now.playing) return
      this.go(to)
      if (this.#now.playing) this.#tick()
    }, wait)
  }

  #change(now: Beside): void {
    this.#now = now
    for (const listener of this.#listeners) listener()
  }
}
