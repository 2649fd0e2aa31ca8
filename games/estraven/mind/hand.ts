import type { Cards } from '@turnwright/kernel'
import { weights } from '../ai/weights.ts'
import type { PlayerState } from '../rules/state.ts'
import { KEEP, MANA_PRICE, PITCH } from './card-numbers.ts'

/** E8: a graveyard that has not yet become the library will. */
export function cardsLeft({ library, hasNewLibrary, graveyard, pitched }: PlayerState): number {
  return hasNewLibrary ? library.length : library.length + graveyard.length + pitched.length
}

/** The hand of whoever decides: what its cards are, and in which order they would be pitched. It makes nothing. */
export class Hand {
  count = 0
  /** Place by place. */
  readonly kinds: number[] = []
  /** Of the last look at what to pitch: the first card of it, and what all of it costs. */
  first = 0
  pitches = 0
  price = 0
  /** The places of those that give mana, the cheapest first. */
  readonly #order: number[] = []
  #supply = 0

  look({ hand }: PlayerState, cards: Cards): void {
    this.count = hand.length
    this.#supply = 0
    for (let at = 0; at < hand.length; at++) {
      const kind = cards.kind(hand[at] as never)
      this.kinds[at] = kind
      if ((PITCH[kind] as number) > 0) this.#sortIn(at, MANA_PRICE[kind] as number)
    }
  }

  #sortIn(at: number, price: number): void {
    let place = this.#supply++
    while (place > 0 && (MANA_PRICE[this.kinds[this.#order[place - 1] as number] as number] as number) > price) {
      this.#order[place] = this.#order[place - 1] as number
      place--
    }
    this.#order[place] = at
  }

  /** Whether so much mana can be had without the card at that place, by those that one would miss least. */
  affords(kept: number, mana: number): boolean {
    let sum = 0
    this.pitches = 0
    this.price = 0
    for (let place = 0; place < this.#supply && sum < mana; place++) {
      const at = this.#order[place] as number
      if (at === kept) continue
      if (this.pitches++ === 0) this.first = at
      const kind = this.kinds[at] as number
      sum += PITCH[kind] as number
      this.price += KEEP[kind] as number
    }
    return sum >= mana
  }

  /** The place of the card that one would miss least; -1 in an empty hand. */
  get least(): number {
    let least = -1
    for (let at = 0; at < this.count; at++)
      if (least < 0 || (KEEP[this.kinds[at] as number] as number) < (KEEP[this.kinds[least] as number] as number))
        least = at
    return least
  }
}

/** What using up a card costs: dearer for whoever will run out of cards first, and towards the end. */
export function priceOfUse(left: number, others: number): number {
  return weights.used + weights.race * Math.max(0, others - left) + weights.late * Math.max(0, weights.few - left)
}
