import type { ReferenceCard, ReferencePlayer, ReferenceUnitCard, Sort } from './reference-cards.ts'
import { other, ReferenceField, type ReferenceUnit, type Waiting } from './reference-field.ts'
import { isLedBy, ReferenceFight } from './reference-fight.ts'
import type { ReferenceEnd, ReferenceLink, ReferenceQuestion, ReferenceTarget } from './reference-moment.ts'

interface ReferenceStart {
  readonly life: number
  readonly turn: ReferencePlayer
  readonly token: ReferenceUnitCard
  /** E57: what the units of whoever is on have more in power. */
  readonly fury?: number
}

/** Chain, fight and what they set off, written down once more, as plainly as can be: to be compared with, never to be played with. */
export class ReferenceChain {
  readonly field: ReferenceField
  readonly turn: ReferencePlayer
  readonly #fury: number
  links: ReferenceLink[] = []
  holder: ReferencePlayer
  passes = 0
  hasAttacked = false
  fight: ReferenceFight | null = null
  /** Whether blows fell between several pairs at once. */
  hadPairs = false
  question: ReferenceQuestion | null = null
  end: ReferenceEnd | null = null
  /** Whose target or discard is asked for. */
  #underWay: Waiting | null = null
  #numbers = 0

  constructor({ life, turn, token, fury = 0 }: ReferenceStart) {
    this.field = new ReferenceField(life, token)
    this.turn = turn
    this.#fury = fury
    this.holder = turn
  }

  put(by: ReferencePlayer, card: ReferenceCard, target: ReferenceTarget | null): void {
    const { name, sort, swift, price } = card
    const ward = typeof target === 'object' && target !== null ? target.card.ward : 0
    this.field.leaveHand(by, name)
    this.field.mana[by] -= price + ward
    this.#add({ number: ++this.#numbers, by, sort, name, swift, card, target, band: [], countered: false })
  }

  /** E39: who may join an attack. */
  followersOf(leader: ReferenceUnit): readonly ReferenceUnit[] {
    const { lead } = leader.card
    if (lead === null) return []
    return this.field.units[this.turn].filter((unit) => unit !== leader && !unit.tapped && isLedBy(lead, unit))
  }

  attack(band: readonly ReferenceUnit[]): void {
    for (const unit of band) unit.tapped = true
    const [leader] = band
    if (leader === undefined) throw new Error('nobody attacks')
    this.hasAttacked = true
    const link = { sort: 'attack', name: leader.name, swift: leader.card.swift, card: null, target: null } as const
    this.#add({ ...link, band, number: ++this.#numbers, by: this.turn, countered: false })
  }

  pass(): void {
    this.holder = other(this.holder)
    if (++this.passes < 2) return
    while (this.links.length > 0 && this.end === null) {
      this.#resolve(this.links.at(-1) as ReferenceLink)
      this.#judge('link')
    }
    this.passes = 0
    this.#goOn()
  }

  order(first: Waiting): void {
    this.#takeEffect(first)
    this.#goOn()
  }

  /** What was set off is aimed at this unit. */
  aim(unit: ReferenceUnit): void {
    const { does } = this.#underWay as Waiting
    this.question = null
    this.#doTo(unit, does)
    this.#judge('trigger')
    this.#goOn()
  }

  discard(name: string): void {
    this.question = null
    this.field.discard(other((this.#underWay as Waiting).by), name)
    this.#judge('trigger')
    this.#goOn()
  }

  /** The defender blocks with a unit, or with none, or with no more. */
  block(blocker: ReferenceUnit | null): void {
    this.question = null
    if (blocker === null) this.fight?.closeBlocks()
    else this.fight?.block(blocker)
    this.#goOn()
  }

  assign(attacker: ReferenceUnit): void {
    this.question = null
    this.fight?.assign(attacker)
    this.#goOn()
  }

  /** Null where the card needs no target. */
  targetsOf(by: ReferencePlayer, { deed }: ReferenceCard): readonly ReferenceTarget[] | null {
    const theirs = this.field.units[other(by)]
    if ('counters' in deed) return this.#counterable(by, deed.counters)
    if ('hurts' in deed) return ['opponent', ...theirs]
    if ('strikes' in deed) return deed.at === 'unit' ? theirs : theirs.filter((unit) => this.#attacks(unit))
    if ('turnsAway' in deed) return theirs.filter((unit) => unit.card.isTroop && this.#attacks(unit))
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

  /** What waits takes effect, then the fight goes on, until somebody has to be asked or has lost. */
  #goOn(): void {
    while (this.end === null && this.question === null) {
      const due = this.field.due(this.turn)
      const [first] = due
      if (first !== undefined) {
        if (isOrdered(due)) this.question = { kind: 'which-first', by: first.by, due }
        else this.#takeEffect(first)
      } else if (this.fight === null) return
      else this.#fightOn(this.fight)
    }
  }

  #fightOn(fight: ReferenceFight): void {
    if (fight.hasBlocks) {
      this.fight = null
      if (fight.pairs.length > 1) this.hadPairs = true
      fight.strike()
      return this.#judge('blows')
    }
    const question = fight.question()
    if (question === null) fight.closeBlocks()
    else this.question = { ...question, by: other(this.turn) }
  }

  /** E48: targets are chosen now; where there is only one, nobody is asked. */
  #takeEffect(trigger: Waiting): void {
    const { field } = this
    const { by, does } = trigger
    const foe = other(by)
    field.waiting = field.waiting.filter((each) => each !== trigger)
    this.question = null
    this.#underWay = trigger
    if ('heals' in does) field.life[by] += does.heals
    else if ('hurts' in does) field.life[foe] -= does.hurts
    else if ('raises' in does) field.raise(by, does.raises)
    else if ('draws' in does) field.draw(by, does.draws)
    else if ('robs' in does) {
      const [only, ...others] = field.hands[foe]
      if (others.length > 0) this.question = { kind: 'discard', by: foe }
      else if (only !== undefined) field.discard(foe, only)
    } else {
      const units = field.units[foe].filter(
        ({ card }) => !('sendsHome' in does) || (card.isTroop && card.price <= does.sendsHome),
      )
      const [only, ...others] = units
      if (others.length > 0) this.question = { kind: 'target', by, units }
      else if (only !== undefined) this.#doTo(only, does)
    }
    if (this.question === null) this.#judge('trigger')
  }

  #doTo(unit: ReferenceUnit, does: Waiting['does']): void {
    if ('taps' in does) unit.tapped = true
    else this.field.sendHome(unit)
  }

  #judge(by: ReferenceEnd['by']): void {
    const lost = ([0, 1] as const).filter((player) => this.field.life[player] <= 0)
    if (lost.length > 0) this.end = { lost, by }
  }

  #attacks(unit: ReferenceUnit): boolean {
    return this.links.some(({ band }) => band.includes(unit))
  }

  /** The numbers of the links that may be countered. */
  #counterable(by: ReferencePlayer, sorts: readonly Sort[]): readonly number[] {
    const legal = this.links.filter((link) => link.by !== by && !link.swift && !link.countered)
    return legal.filter(({ sort }) => sorts.includes(sort)).map(({ number }) => number)
  }

  #add(link: ReferenceLink): void {
    this.links.push(link)
    this.passes = 0
    this.holder = other(link.by)
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

  /** E41: whoever is still there attacks. */
  #beginFight({ band }: ReferenceLink): void {
    const attackers = band.filter((unit) => this.field.stands(unit))
    if (attackers.length === 0) return
    this.fight = new ReferenceFight(this.field, this.turn, this.#fury, attackers)
    this.field.setOff('attack', this.turn, attackers)
  }

  #carryOut({ by, target }: ReferenceLink, card: ReferenceCard): void {
    const { deed } = card
    const { field } = this
    if ('strikesAll' in deed) {
      for (const unit of field.units[other(by)]) unit.damage += deed.strikesAll
      field.bury()
      field.life[other(by)] -= deed.hurtsBoth
      field.life[by] -= deed.hurtsBoth
    } else if ('draws' in deed) field.draw(by, deed.draws)
    else if (target === null || !this.targetsOf(by, card)?.includes(target)) return
    else if ('counters' in deed) {
      for (const link of this.links) if (link.number === target) link.countered = true
    } else if ('turnsAway' in deed) field.sendHome(target as ReferenceUnit)
    else if ('hurts' in deed || 'strikes' in deed) {
      const amount = 'hurts' in deed ? deed.hurts : deed.strikes
      if (target === 'opponent') field.life[other(by)] -= amount
      else if (typeof target === 'object') target.damage += amount
      field.bury()
    }
  }
}

/** Whether the owner is asked for the order: several at once, and not all alike. */
function isOrdered(due: readonly Waiting[]): boolean {
  return due.some(({ name, on }) => name !== due[0]?.name || on !== due[0].on)
}

function isAnswerable({ by, swift }: ReferenceLink, seat: ReferencePlayer): boolean {
  return by !== seat && !swift
}
