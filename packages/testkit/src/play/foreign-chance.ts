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

interface Place {
  readonly holder: Record<string, unknown>
  readonly key: string
  readonly snare: object
}

/** Takes foreign chance and clocks away while rules run. What was used is remembered even if the rules catch the error. */
export class ForeignChance {
  readonly used: string[] = []
  /** Found and made once: rules are entered many thousand times, and to assign takes far less than to define. */
  readonly #places: readonly Place[] = SOURCES.map(({ name, owner, key }) => ({
    holder: holderOf(owner, key),
    key,
    snare: this.#snare(name),
  }))
  #armed = 0
  #kept: unknown[] | null = null

  arm(): void {
    if (this.#armed++ > 0) return
    this.#kept = this.#places.map(({ holder, key }) => holder[key])
    for (const { holder, key, snare } of this.#places) holder[key] = snare
  }

  disarm(): void {
    if (this.#armed > 0 && --this.#armed === 0) this.release()
  }

  /** Gives everything back at once: after a stop from outside no `finally` has run. */
  release(): void {
    this.#armed = 0
    const kept = this.#kept
    if (kept === null) return
    this.#kept = null
    for (const [at, { holder, key }] of this.#places.entries()) holder[key] = kept[at]
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

/** What has the property itself: the object, or what it inherits from. */
function holderOf(owner: object, key: string): Record<string, unknown> {
  let holder: object | null = owner
  while (holder !== null && !Object.hasOwn(holder, key)) holder = Object.getPrototypeOf(holder) as object | null
  return (holder ?? owner) as Record<string, unknown>
}
