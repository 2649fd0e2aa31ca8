import { type CardPlace, cardPlaces } from './card-places.ts'

/** A card goes from one place to another, as far as these eyes see it; null is out of sight. */
export interface CardMove {
  /** The moment at which that was answered which moved it; null where it lay there from the beginning. */
  readonly stop: number | null
  readonly from: CardPlace | null
  readonly to: CardPlace | null
}

/** What became of a card while somebody could tell it apart. */
export interface CardLife {
  /** The ids that it had one after the other. */
  readonly cards: readonly number[]
  /** What it is called; null as long as these eyes have not seen it. */
  readonly name: string | null
  readonly moves: readonly CardMove[]
}

/** A moment as somebody sees it. */
export interface SeenCards {
  /** Every view that they have of it; where one shows a card as somebody's, it lies there. */
  readonly views: readonly unknown[]
  /** What a card is called; null where they do not know it. */
  readonly nameOf: (card: number) => string | null
}

interface Life {
  readonly cards: number[]
  name: string | null
  readonly moves: CardMove[]
}

interface Seen {
  readonly place: CardPlace
  readonly name: string | null
}

interface Coming {
  readonly from: CardPlace | null
  readonly life: Life | undefined
  readonly stop: number | null
}

/**
 * Follows the cards of a game from view to view, and knows nothing else: what is told of a card was there to be seen. A card that
 * is given a new id, as where a hand is mixed up for the others, is the same one where it has the same name at the same place.
 */
export class CardLives {
  readonly #lives: Life[] = []
  readonly #lifeOf = new Map<number, Life>()
  #here = new Map<number, Seen>()

  get lives(): readonly CardLife[] {
    return this.#lives
  }

  /** The next moment, and when that was answered which led to it; null for the first. */
  pass({ views, nameOf }: SeenCards, stop: number | null): void {
    const now = new Map<number, Seen>()
    for (const places of views.map(cardPlaces))
      for (const [card, place] of places)
        if ((now.get(card)?.place.seat ?? null) === null) now.set(card, { place, name: nameOf(card) })
    const before = this.#here
    this.#here = now
    const came = [...now].filter(([card]) => !before.has(card))
    const gone = new Map([...before].filter(([card]) => !now.has(card)))
    for (const [card, seen] of now) {
      const was = before.get(card)
      if (was !== undefined) this.#goOn(card, seen, { from: was.place, life: this.#lifeOf.get(card), stop })
    }
    const left = this.#renamed(came, gone, stop, (was, is) => samePlace(was.place, is.place))
    for (const [card, seen] of this.#renamed(left, gone, stop, () => true))
      this.#goOn(card, seen, { from: null, life: this.#lifeOf.get(card), stop })
    for (const [card, { place }] of gone) this.#lifeOf.get(card)?.moves.push({ stop, from: place, to: null })
  }

  /** Those of a known name that another card had which is gone are that card. Gives those that are new. */
  #renamed(
    came: readonly (readonly [number, Seen])[],
    gone: Map<number, Seen>,
    stop: number | null,
    isLike: (was: Seen, is: Seen) => boolean,
  ): readonly (readonly [number, Seen])[] {
    return came.filter(([card, seen]) => {
      const same = [...gone].find(([, was]) => was.name !== null && was.name === seen.name && isLike(was, seen))
      if (same === undefined) return true
      const [old, was] = same
      gone.delete(old)
      this.#goOn(card, seen, { from: was.place, life: this.#lifeOf.get(old), stop })
      return false
    })
  }

  #goOn(card: number, { place, name }: Seen, { from, life: before, stop }: Coming): void {
    const life = before ?? { cards: [], name: null, moves: [] }
    if (before === undefined) this.#lives.push(life)
    if (life.cards.at(-1) !== card) life.cards.push(card)
    life.name ??= name
    if (from === null || !samePlace(from, place)) life.moves.push({ stop, from, to: place })
    this.#lifeOf.set(card, life)
  }
}

function samePlace(one: CardPlace, other: CardPlace): boolean {
  return one.seat === other.seat && one.zone === other.zone
}
