import type { ReferencePlayer } from './reference-cards.ts'
import { other, type ReferenceField, type ReferenceUnit } from './reference-field.ts'

/** What the defender is to say. */
export type FightQuestion =
  | { readonly kind: 'block'; readonly units: readonly ReferenceUnit[] }
  /** Whom somebody blocks. */
  | { readonly kind: 'blocked'; readonly units: readonly ReferenceUnit[] }
  /** Whom a leader brings. */
  | { readonly kind: 'block-more'; readonly units: readonly ReferenceUnit[] }

interface Pair {
  readonly attacker: ReferenceUnit
  readonly blocker: ReferenceUnit
}

/** One fight: who attacks, who blocks whom, and the blows. */
export class ReferenceFight {
  readonly #field: ReferenceField
  readonly #turn: ReferencePlayer
  readonly #fury: number
  readonly #attackers: readonly ReferenceUnit[]
  readonly pairs: Pair[] = []
  hasBlocks = false
  /** Who blocks and brings others. */
  #leader: ReferenceUnit | null = null
  #brought = 0
  /** Who blocks somebody still to be named. */
  #assigning: ReferenceUnit | null = null

  constructor(field: ReferenceField, turn: ReferencePlayer, fury: number, attackers: readonly ReferenceUnit[]) {
    this.#field = field
    this.#turn = turn
    this.#fury = fury
    this.#attackers = attackers
  }

  /** E42: null where there is nothing to say, or no more. */
  question(): FightQuestion | null {
    if (this.#assigning !== null) return { kind: 'blocked', units: this.#open() }
    const isFirst = this.pairs.length === 0
    const units = isFirst ? this.#homely() : this.#led()
    if (units.length === 0 || this.#open().length === 0) return null
    return { kind: isFirst ? 'block' : 'block-more', units }
  }

  /** Somebody blocks, or somebody more; who is blocked is still to be said where there is a choice. */
  block(blocker: ReferenceUnit): void {
    if (this.pairs.length === 0) this.#leader = blocker.card.lead === null ? null : blocker
    else this.#brought++
    this.#assigning = blocker
    const [only, ...others] = this.#open()
    if (only !== undefined && others.length === 0) this.assign(only)
  }

  assign(attacker: ReferenceUnit): void {
    const blocker = this.#assigning
    if (blocker === null) throw new Error('nobody blocks')
    this.#assigning = null
    this.pairs.push({ attacker, blocker })
    if (!blocker.card.guard) blocker.tapped = true
  }

  closeBlocks(): void {
    this.hasBlocks = true
    const blockers = this.pairs.map(({ blocker }) => blocker)
    this.#field.setOff('block', other(this.#turn), blockers)
  }

  /** E43: all blows at once, then E38: what they heal, then E44: who falls. */
  strike(): void {
    const field = this.#field
    const foe = other(this.#turn)
    const bonds: [number, number] = [0, 0]
    const bond = (by: ReferencePlayer, { card }: ReferenceUnit, dealt: number) => {
      if (card.lifebond) bonds[by] += dealt
    }
    for (const attacker of this.#attackers.filter((unit) => field.stands(unit))) {
      const blocker = this.pairs.find((pair) => pair.attacker === attacker)?.blocker
      const power = attacker.card.power + this.#fury
      if (blocker === undefined || !field.stands(blocker)) {
        field.life[foe] -= power
        bond(this.#turn, attacker, power)
      } else {
        const dealt = Math.max(0, power - blocker.card.resistance)
        const taken = Math.max(0, blocker.card.power - attacker.card.resistance)
        blocker.damage += dealt
        attacker.damage += taken
        bond(this.#turn, attacker, dealt)
        bond(foe, blocker, taken)
      }
    }
    for (const by of [0, 1] as const) field.life[by] += bonds[by]
    field.bury()
  }

  /** Attackers whom nobody blocks yet. */
  #open(): readonly ReferenceUnit[] {
    return this.#attackers.filter(
      (unit) => this.#field.stands(unit) && this.pairs.every(({ attacker }) => attacker !== unit),
    )
  }

  #homely(): readonly ReferenceUnit[] {
    return this.#field.units[other(this.#turn)].filter(({ tapped }) => !tapped)
  }

  #led(): readonly ReferenceUnit[] {
    const lead = this.#leader?.card.lead ?? null
    if (lead === null || this.#brought === lead.count) return []
    return this.#homely().filter((unit) => isLedBy(lead, unit) && this.pairs.every(({ blocker }) => blocker !== unit))
  }
}

export function isLedBy({ of }: { readonly of: string }, { card }: ReferenceUnit): boolean {
  return card.isTroop && card.tribes.includes(of)
}
