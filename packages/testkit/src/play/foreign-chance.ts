import { placeIn } from '../law-broken.ts'

interface Source {
  readonly name: string
  readonly owner: object
  readonly key: string
}

/** Where rules could find chance or time that no replay would give them again. */
const SOURCES: readonly Source[] = [
  { name: 'Math.random', owner: Math, key: 'random' },
  { name: 'Date', owner: globalThis, key: 'Date' },
  { name: 'performance.now', owner: performance, key: 'now' },
  { name: 'crypto.getRandomValues', owner: crypto, key: 'getRandomValues' },
  { name: 'crypto.randomUUID', owner: crypto, key: 'randomUUID' },
]

/** Takes foreign chance and clocks away while rules run. What was used is remembered even if the rules catch the error. */
export class ForeignChance {
  readonly used: string[] = []
  /** Made once: rules are entered many thousand times. */
  readonly #snares = SOURCES.map(({ name }) => ({ configurable: true, writable: true, value: this.#snare(name) }))
  #armed = 0
  #kept: (PropertyDescriptor | undefined)[] = []

  arm(): void {
    if (this.#armed++ > 0) return
    this.#kept = SOURCES.map(({ owner, key }) => Object.getOwnPropertyDescriptor(owner, key))
    for (let at = 0; at < SOURCES.length; at++) {
      const { owner, key } = SOURCES[at] as Source
      Object.defineProperty(owner, key, this.#snares[at] as PropertyDescriptor)
    }
  }

  disarm(): void {
    if (this.#armed > 0 && --this.#armed === 0) this.release()
  }

  /** Gives everything back at once: after a stop from outside no `finally` has run. */
  release(): void {
    this.#armed = 0
    for (const [at, kept] of this.#kept.entries()) {
      const { owner, key } = SOURCES[at] as Source
      if (kept === undefined) Reflect.deleteProperty(owner, key)
      else Object.defineProperty(owner, key, kept)
    }
    this.#kept = []
  }

  #snare(name: string): object {
    const refuse = (): never => {
      const refusal = new Error(`the rules used ${name}: chance comes from game.random, and there is no clock`)
      this.used.push(`${refusal.message}\n  ${placeIn(refusal.stack ?? '')}`)
      throw refusal
    }
    return new Proxy(function foreign() {}, { apply: refuse, construct: refuse, get: refuse })
  }
}
