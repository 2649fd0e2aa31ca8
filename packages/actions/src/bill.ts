/** Things that were named for each cost of an action, by the cost's place; null leaves them to the bill. */
export type ChosenThings = readonly (readonly number[] | null)[]

interface Unit {
  /** The place of the cost that needs this thing. */
  readonly cost: number
  readonly candidates: readonly number[]
  thing: number
}

const NOTHING: readonly number[] = []

/**
 * What the costs of one action take together. Amounts of one pool add up. Things are found by matching: a cost gets
 * others than it had when a later one has no other way, so the answer does not depend on the order of the costs; and
 * no thing pays twice.
 */
export class Bill {
  #chosen: ChosenThings | null
  #cost = 0
  readonly #pools: string[] = []
  readonly #sums: number[] = []
  #units: Unit[] | null = null
  #isOpen = false

  constructor(chosen: ChosenThings | null = null) {
    this.#chosen = chosen
  }

  /** Begins anew: costs are checked by the thousand, and a fresh bill for each would cost more than the checking. */
  clear(chosen: ChosenThings | null = null): this {
    this.#chosen = chosen
    this.#cost = 0
    // Cutting a list costs more than looking whether there is anything to cut.
    if (this.#pools.length > 0) {
      this.#pools.length = 0
      this.#sums.length = 0
    }
    this.#units = null
    this.#isOpen = false
    return this
  }

  /** What follows belongs to the cost at this place. */
  beginCost(place: number): void {
    this.#cost = place
  }

  /** Takes an amount out of a pool that holds so much before the action. */
  spend(pool: string, amount: number, available: number): boolean {
    let at = this.#pools.indexOf(pool)
    if (at < 0) {
      at = this.#pools.push(pool) - 1
      this.#sums.push(0)
    }
    const sum = (this.#sums[at] as number) + amount
    this.#sums[at] = sum
    return sum <= available
  }

  /** Takes `count` different things of these. */
  claim(candidates: readonly number[], count: number): boolean {
    const named = this.#chosen?.[this.#cost] ?? null
    if (named !== null && (named.length !== count || named.some((thing) => !candidates.includes(thing)))) return false
    const among = named ?? candidates
    if (among.length < count) return false
    if (among.length > count) this.#isOpen = true
    this.#units ??= []
    for (let n = 0; n < count; n++) {
      const unit: Unit = { cost: this.#cost, candidates: among, thing: -1 }
      if (!this.#assign(unit, [])) return false
      this.#units.push(unit)
    }
    return true
  }

  /** Whether some cost could be paid with other things than it was. */
  get leavesAChoice(): boolean {
    return this.#isOpen
  }

  /** The things that the cost at this place takes. */
  thingsFor(place: number): readonly number[] {
    if (this.#units === null) return NOTHING
    const things: number[] = []
    for (const unit of this.#units) if (unit.cost === place) things.push(unit.thing)
    return things
  }

  /** Kuhn's augmenting path: a free thing if there is one, else whoever holds one looks for another. */
  #assign(unit: Unit, seen: number[]): boolean {
    for (const thing of unit.candidates) if (this.#holderOf(thing) === undefined) return this.#give(unit, thing)
    for (const thing of unit.candidates) {
      if (seen.includes(thing)) continue
      seen.push(thing)
      const holder = this.#holderOf(thing)
      if (holder === undefined || this.#assign(holder, seen)) return this.#give(unit, thing)
    }
    return false
  }

  #give(unit: Unit, thing: number): true {
    unit.thing = thing
    return true
  }

  #holderOf(thing: number): Unit | undefined {
    return this.#units?.find((unit) => unit.thing === thing)
  }
}
