/** Performance: what was worked out for the thing that was looked at last, for all who look at it. */
export class Latest<Thing extends object, Value> {
  readonly #workOut: (thing: Thing) => Value
  #thing: Thing | null = null
  #value: Value | null = null

  constructor(workOut: (thing: Thing) => Value) {
    this.#workOut = workOut
  }

  of(thing: Thing): Value {
    if (this.#thing === thing && this.#value !== null) return this.#value
    const value = this.#workOut(thing)
    this.#thing = thing
    this.#value = value
    return value
  }
}
