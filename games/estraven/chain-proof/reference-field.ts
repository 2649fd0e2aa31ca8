import type { Consequence, Happening, ReferencePlayer, ReferenceUnitCard } from './reference-cards.ts'

export interface ReferenceUnit {
  readonly name: string
  readonly card: ReferenceUnitCard
  readonly isToken: boolean
  tapped: boolean
  damage: number
}

/** An ability that was set off and waits. */
export interface Waiting {
  readonly by: ReferencePlayer
  readonly name: string
  readonly on: Happening
  readonly does: Consequence
  readonly moment: number
}

/** Life, mana, cards, units, and what was set off: everything that links and fights change. */
export class ReferenceField {
  readonly life: [number, number]
  readonly mana: [number, number] = [0, 0]
  readonly hands: [string[], string[]] = [[], []]
  /** The first is drawn first. */
  readonly libraries: [string[], string[]] = [[], []]
  readonly gone: [string[], string[]] = [[], []]
  readonly units: [ReferenceUnit[], ReferenceUnit[]] = [[], []]
  readonly #token: ReferenceUnitCard
  waiting: Waiting[] = []
  #moment = 0

  constructor(life: number, token: ReferenceUnitCard) {
    this.life = [life, life]
    this.#token = token
  }

  arrive(by: ReferencePlayer, name: string, card: ReferenceUnitCard): void {
    const unit = { name, card, isToken: false, tapped: card.entersTapped, damage: 0 }
    this.units[by].push(unit)
    this.setOff('arrival', by, [unit])
  }

  raise(by: ReferencePlayer, count: number): void {
    for (let n = 0; n < count; n++)
      this.units[by].push({ name: 'Sapling', card: this.#token, isToken: true, tapped: false, damage: 0 })
  }

  stands(unit: ReferenceUnit): boolean {
    return this.units.some((side) => side.includes(unit))
  }

  /** These happen together. */
  setOff(on: Happening, by: ReferencePlayer, units: readonly ReferenceUnit[]): void {
    this.#moment++
    this.#wait(on, by, units)
  }

  bury(): void {
    this.#moment++
    for (const by of [0, 1] as const) {
      const dead = this.units[by].filter(({ damage, card }) => damage >= card.health)
      this.units[by] = this.units[by].filter((unit) => !dead.includes(unit))
      this.gone[by].push(...dead.filter(({ isToken }) => !isToken).map(({ name }) => name))
      this.#wait('death', by, dead)
    }
  }

  /** Back to the hand of whose it is; a token goes nowhere. */
  sendHome(unit: ReferenceUnit): void {
    for (const by of [0, 1] as const) {
      if (this.units[by].includes(unit) && !unit.isToken) this.hands[by].push(unit.name)
      this.units[by] = this.units[by].filter((each) => each !== unit)
    }
  }

  draw(by: ReferencePlayer, count: number): void {
    this.hands[by].push(...this.libraries[by].splice(0, count))
  }

  discard(by: ReferencePlayer, name: string): void {
    this.leaveHand(by, name)
    this.gone[by].push(name)
  }

  leaveHand(by: ReferencePlayer, name: string): void {
    const at = this.hands[by].indexOf(name)
    if (at >= 0) this.hands[by].splice(at, 1)
  }

  /** What may take effect next: the turn player's first, and of those whatever happened first. */
  due(turn: ReferencePlayer): readonly Waiting[] {
    const own = this.waiting.filter(({ by }) => by === turn)
    const theirs = this.waiting.filter(({ by }) => by !== turn)
    const next = own.length > 0 ? own : theirs
    return next.filter(({ moment }) => moment === next[0]?.moment)
  }

  #wait(on: Happening, by: ReferencePlayer, units: readonly ReferenceUnit[]): void {
    for (const { name, card } of units) {
      const does = card.on[on]
      if (does !== undefined) this.waiting.push({ by, name, on, does, moment: this.#moment })
    }
  }
}

export function other(player: ReferencePlayer): ReferencePlayer {
  return player === 0 ? 1 : 0
}
