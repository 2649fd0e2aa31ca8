import type { ReferenceCard, ReferencePlayer, ReferenceUnitCard, Sort } from './reference-cards.ts'
import { other, ReferenceField, type ReferenceUnit, type Waiting } from './reference-field.ts'

/** The number of a link, a unit, or the opponent. */
export type ReferenceTarget = number | ReferenceUnit | 'opponent'

export interface ReferenceLink {
  readonly number: number
  readonly by: ReferencePlayer
  readonly sort: Sort
  readonly name: string
  readonly swift: boolean
  /** Null is an attack. */
  readonly card: ReferenceCard | null
  readonly target: ReferenceTarget | null
  countered: boolean
}

/** Who attacks, and whether the defender has spoken. */
interface ReferenceFight {
  readonly attacker: ReferenceUnit
  blocker: ReferenceUnit | null
  hasBlocks: boolean
}

/** Chain, fight and what they set off, written down once more, as plainly as can be: to be compared with, never to be played with. */
export class ReferenceChain {
  readonly field: ReferenceField
  readonly turn: ReferencePlayer
  links: ReferenceLink[] = []
  holder: ReferencePlayer
  passes = 0
  hasAttacked = false
  fight: ReferenceFight | null = null
  #numbers = 0

  constructor(life: number, turn: ReferencePlayer, token: ReferenceUnitCard) {
    this.field = new ReferenceField(life, token)
    this.turn = turn
    this.holder = turn
  }

  put(by: ReferencePlayer, card: ReferenceCard, target: ReferenceTarget | null): void {
    const { name, sort, swift } = card
    this.#add({ number: ++this.#numbers, by, sort, name, swift, card, target, countered: false })
  }

  attack(attacker: ReferenceUnit): void {
    attacker.tapped = true
    this.hasAttacked = true
    const link = { sort: 'attack', name: attacker.name, swift: false, card: null, target: attacker } as const
    this.#add({ ...link, number: ++this.#numbers, by: this.turn, countered: false })
  }

  pass(): void {
    this.holder = other(this.holder)
    if (++this.passes < 2) return
    while (this.links.length > 0) this.#resolve(this.links.at(-1) as ReferenceLink)
    this.passes = 0
    this.goOn()
  }

  /** What waits takes effect, then the fight goes on, until somebody has to be asked. */
  goOn(): void {
    for (;;) {
      const due = this.field.due(this.turn)
      const [first] = due
      if (first !== undefined) {
        if (this.isOrdered(due)) return
        this.field.takeEffect(first)
      } else if (this.fight === null || this.mayBlock().length > 0) return
      else if (!this.fight.hasBlocks) this.fight.hasBlocks = true
      else this.#strike(this.fight)
    }
  }

  /** Whether the owner is asked for the order: several at once, and not all alike. */
  isOrdered(due: readonly Waiting[]): boolean {
    return due.some(({ name, on }) => name !== due[0]?.name || on !== due[0].on)
  }

  order(first: Waiting): void {
    this.field.takeEffect(first)
    this.goOn()
  }

  mayBlock(): readonly ReferenceUnit[] {
    const isOpen = this.fight !== null && !this.fight.hasBlocks && this.#stands(this.fight.attacker)
    return isOpen ? this.field.units[other(this.turn)].filter(({ tapped }) => !tapped) : []
  }

  /** The defender blocks with a unit, or with none. */
  block(blocker: ReferenceUnit | null): void {
    if (this.fight === null) throw new Error('nobody attacks')
    this.fight.hasBlocks = true
    this.fight.blocker = blocker
    if (blocker !== null) {
      if (!blocker.card.guard) blocker.tapped = true
      this.field.setOff('block', other(this.turn), [blocker])
    }
    this.goOn()
  }

  #strike({ attacker, blocker }: ReferenceFight): void {
    const { field, turn } = this
    this.fight = null
    if (!this.#stands(attacker)) return
    if (blocker === null || !this.#stands(blocker)) field.life[other(turn)] -= attacker.card.power
    else {
      blocker.damage += Math.max(0, attacker.card.power - blocker.card.resistance)
      attacker.damage += Math.max(0, blocker.card.power - attacker.card.resistance)
    }
    field.bury()
  }

  /** The numbers of the links that may be countered. */
  #counterable(by: ReferencePlayer, sorts: readonly Sort[]): readonly number[] {
    const legal = this.links.filter((link) => link.by !== by && !link.swift && !link.countered)
    return legal.filter(({ sort }) => sorts.includes(sort)).map(({ number }) => number)
  }

  /** Null where the card needs no target. */
  targetsOf(by: ReferencePlayer, { deed }: ReferenceCard): readonly ReferenceTarget[] | null {
    const theirs = this.field.units[other(by)]
    if ('counters' in deed) return this.#counterable(by, deed.counters)
    if ('hurts' in deed) return ['opponent', ...theirs]
    if ('strikes' in deed)
      return deed.at === 'unit'
        ? theirs
        : theirs.filter((unit) => this.links.some(({ sort, target }) => sort === 'attack' && target === unit))
    return null
  }

  /** Whether the card can be played now: at its time, and with a target. */
  allows(by: ReferencePlayer, card: ReferenceCard): boolean {
    const isAnswer = this.links.length > 0
    if (isAnswer !== (card.sort === 'reaction')) return false
    if (isAnswer && !this.links.some((link) => isAnswerable(link, by) && card.answers.includes(link.sort))) return false
    return this.targetsOf(by, card)?.length !== 0
  }

  mayBeAnsweredBy(seat: ReferencePlayer): boolean {
    return this.links.some((link) => isAnswerable(link, seat))
  }

  #add(link: ReferenceLink): void {
    this.links.push(link)
    this.passes = 0
    this.holder = other(link.by)
  }

  #stands(unit: ReferenceUnit): boolean {
    return this.field.units.some((side) => side.includes(unit))
  }

  #resolve(link: ReferenceLink): void {
    const { by, card, name, countered } = link
    if (card === null) this.#beginFight(link)
    else if (!countered && !('arrives' in card.deed)) this.#carryOut(link, card)
    this.links.pop()
    if (card === null) return
    if ('arrives' in card.deed && !countered) this.field.arrive(by, name, card.deed.arrives)
    else this.field.gone[by].push(name)
  }

  #beginFight({ target: attacker }: ReferenceLink): void {
    if (typeof attacker !== 'object' || attacker === null || !this.#stands(attacker)) return
    this.fight = { attacker, blocker: null, hasBlocks: false }
    this.field.setOff('attack', this.turn, [attacker])
  }

  #carryOut({ by, target }: ReferenceLink, card: ReferenceCard): void {
    const { deed } = card
    const { field } = this
    if ('strikesAll' in deed) {
      for (const unit of field.units[other(by)]) unit.damage += deed.strikesAll
      field.bury()
      field.life[other(by)] -= deed.hurtsBoth
      field.life[by] -= deed.hurtsBoth
    } else if (target === null || !this.targetsOf(by, card)?.includes(target)) return
    else if ('counters' in deed) {
      for (const link of this.links) if (link.number === target) link.countered = true
    } else if ('hurts' in deed || 'strikes' in deed) {
      const amount = 'hurts' in deed ? deed.hurts : deed.strikes
      if (target === 'opponent') field.life[other(by)] -= amount
      else if (typeof target === 'object') target.damage += amount
      field.bury()
    }
  }
}

function isAnswerable({ by, swift }: ReferenceLink, seat: ReferencePlayer): boolean {
  return by !== seat && !swift
}
