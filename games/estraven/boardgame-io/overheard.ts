import type { Seat } from '@turnwright/kernel'
import type { Card } from '../cards/card.ts'
import { CARDS } from '../cards/catalogue.ts'
import { zonesOf } from '../scenario/zones.ts'
import type { EstravenGame } from './saved-game.ts'

/** Everything that was sent to one client, held against what its seat has ever come to know. */
export class Overheard {
  readonly #seat: Seat | null
  readonly #heard = new Set<string>()
  readonly #known = new Set<string>()
  #fresh: string[] = []

  /** Null watches. */
  constructor(seat: Seat | null) {
    this.#seat = seat
  }

  /** A message; whatever is written in it was heard once and for all. */
  hear(message: unknown): void {
    JSON.stringify(message, (_key, value: unknown) => {
      if (typeof value === 'string' && !this.#heard.has(value)) {
        this.#heard.add(value)
        this.#fresh.push(value)
      }
      return value
    })
  }

  /**
   * Cards that were named, by id or by name, and that this seat cannot have heard of: they lie in decks that others
   * alone play, and no copy was ever shown to it. Looks at what was heard since it was last asked.
   */
  leaks(game: EstravenGame): readonly string[] {
    for (const card of zonesOf(game.state).flat())
      if (game.cards.isKnownTo(card, this.#seat)) this.#known.add(game.cards.identity(card))
    const fresh = this.#fresh
    this.#fresh = []
    const hidden = this.#decksOfOthers(game).filter(({ id }) => !this.#known.has(id))
    return hidden.filter(({ id, name }) => fresh.some((text) => text === id || text.includes(name))).map(({ id }) => id)
  }

  #decksOfOthers({ state }: EstravenGame): readonly Card[] {
    const own = this.#seat === null ? [] : (state.players[this.#seat]?.decks ?? [])
    const theirs = state.players.flatMap(({ decks }) => decks).filter((faction) => !own.includes(faction))
    return CARDS.filter(({ faction, isToken }) => faction !== null && !isToken && theirs.includes(faction))
  }
}
