/** What a card of the proof does, in the reference's own few words. */
export type Deed = { readonly hurts: number } | { readonly counters: readonly Sort[] } | 'arrives'

export type Sort = 'spell' | 'reaction' | 'unit'

export type ReferencePlayer = 0 | 1

export interface ReferenceCard {
  readonly name: string
  readonly sort: Sort
  readonly swift: boolean
  readonly deed: Deed
}

export interface ReferenceLink {
  readonly number: number
  readonly by: ReferencePlayer
  readonly card: ReferenceCard
  readonly target: number | null
  countered: boolean
}

/** The chain written down once more, as plainly as can be: to be compared with, never to be played with. */
export class ReferenceChain {
  readonly life: [number, number]
  readonly gone: [string[], string[]] = [[], []]
  readonly arrived: [string[], string[]] = [[], []]
  links: ReferenceLink[] = []
  holder: ReferencePlayer = 0
  passes = 0
  #numbers = 0

  constructor(life: number) {
    this.life = [life, life]
  }

  put(by: ReferencePlayer, card: ReferenceCard, target: number | null): void {
    this.links.push({ number: ++this.#numbers, by, card, target, countered: false })
    this.passes = 0
    this.holder = by === 0 ? 1 : 0
  }

  pass(): void {
    this.holder = this.holder === 0 ? 1 : 0
    if (++this.passes < 2) return
    while (this.links.length > 0) this.#resolve(this.links.at(-1) as ReferenceLink)
    this.passes = 0
  }

  /** The numbers of the links that a card may counter. */
  targetsOf(by: ReferencePlayer, sorts: readonly Sort[]): readonly number[] {
    const legal = this.links.filter((link) => link.by !== by && !link.card.swift && !link.countered)
    return legal.filter(({ card }) => sorts.includes(card.sort)).map(({ number }) => number)
  }

  mayBeAnsweredBy(seat: ReferencePlayer): boolean {
    return this.links.some(({ by, card }) => by !== seat && !card.swift)
  }

  #resolve(link: ReferenceLink): void {
    const { by, card, target, countered } = link
    const { deed } = card
    const stays = deed === 'arrives' && !countered
    if (!countered && deed !== 'arrives') {
      if ('hurts' in deed) this.life[by === 0 ? 1 : 0] -= deed.hurts
      else if (this.targetsOf(by, deed.counters).includes(target as number))
        for (const other of this.links) if (other.number === target) other.countered = true
    }
    this.links.pop()
    ;(stays ? this.arrived : this.gone)[by].push(card.name)
  }
}
